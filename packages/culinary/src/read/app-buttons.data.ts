import { pattern } from '../words/pattern.ts';

/** Below a list the button that puts it on a shopping list or into a basket; a picture may lack the last letters. */
export const buysList = pattern('iu')`
  ^\W{0,3}(?:
  (?:add|put|send|move)\s(?:\p{L}+\s){0,3}(?:to|on|in)\s(?:\p{L}+\s){0,3}(?:list?|cart?|basket?|bag|trolley?)\b|
  (?:\p{L}+\s){0,3}(?:zur|auf\s(?:die|meine)|in\s(?:die|meine))\seinkaufslist|(?:\p{L}+\s){0,2}(?:in\sden|zum)\s(?:warenkorb|einkaufswagen)|
  (?:tout\s)?(?:ajoute[rz]|mettre)\s(?:\p{L}+\s){0,3}(?:à|aux?|dans|sur)\s(?:\p{L}+\s){0,2}(?:listes?|panier|courses)|
  (?:aggiungi|aggiungere|metti)\s(?:\p{L}+\s){0,3}(?:all?a?|nella?)\s(?:\p{L}+\s){0,2}(?:lista|spesa|carrello)|
  (?:añad(?:ir|e)|agrega[r]?|adicionar)\s(?:\p{L}+\s){0,3}(?:al?|ao|à)\s(?:\p{L}+\s){0,2}(?:lista|cesta|cesto|carrito|carrinho|compra)|
  (?:alles\s)?(?:toevoegen\saan|zet\s(?:\p{L}+\s){0,2}op)\s(?:\p{L}+\s){0,2}(?:boodschappenlijst|lijst|winkelmand)|
  lägg\s(?:\p{L}+\s){0,3}(?:i|på)\s(?:\p{L}+\s){0,2}(?:inköpslist|varukorg|handlingslist)
  )
`;

/** What the bar at the top of an app offers: "Go Premium", "Anmelden", "S'abonner", "Accedi", "Iniciar sesión". */
export const barOffers = pattern('iu')`
  (?<!\p{L})(?:(?:go|get|try|upgrade to)\s(?:premium|pro|plus)|upgrade|(?:log|sign)\s?(?:in|up)|subscribe|(?:premium|pro)\s(?:testen|werden|holen)|anmelden|einloggen|abonnieren|
  (?:passer|essayer)\s(?:à\s)?(?:premium|pro)|se connecter|s['’]abonner|(?:passa|prova)\s(?:a\s)?(?:premium|pro)|accedi|abbonati|
  (?:hazte|prueba|pásate a)\s(?:premium|pro)|iniciar sesión|suscribirse|suscríbete)(?!\p{L})
`;
