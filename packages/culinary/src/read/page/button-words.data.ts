import { pattern } from '../../words/pattern.ts';

/** The words of controls around a recipe in eight languages, as whole lines: what scales it, and what keeps the screen on while cooking. */
export const buttonText = pattern('iu')`
  ^(?:\d+(?:\/\d+)?x(?:\s*\d+(?:\/\d+)?x)*|[x×+–-]|(?:us|metric|imperial)(?:[ /|]+(?:us|metric|
  imperial|customary))*|(?:de)?select all.*|scale|reset|portionsrechner|
  (?:portionen|mengen) (?:anpassen|umrechnen)|(?:servings?|portions?|yield|recipe) (?:calculator|scaler)|
  (?:calculateur de|ajuster les|modifier les) portions|calcola(?:tore)? (?:le )?(?:dosi|porzioni)|
  (?:calculadora de|ajustar) (?:raciones|porciones)|porties aanpassen|
  (?:calculadora de|ajustar) porções|ändra portioner|
  cook mode.*|
  (?:(?:start|begin|open|enter|exit|activate|turn on|toggle|use) )?(?:the )?(?:cook(?:ing)?|step[- ]by[- ]step|kitchen|hands-free) mode(?: (?:on|off))?|
  (?:start|begin) cooking(?: now)?|let['’]s cook|
  keep (?:my |your |the )?(?:screen|display|phone) (?:on|awake|active)(?: while cooking)?|
  (?:(?:den |zum )?(?:koch|küchen|back)modus)(?: (?:starten|öffnen|aktivieren|an|aus|ein|beenden))?|
  (?:jetzt |los )?(?:kochen|backen) starten|jetzt (?:los)?kochen|los geht['’]?s|
  (?:bildschirm|display) (?:(?:immer )?an|aktiv|eingeschaltet)[ -]?(?:lassen|behalten)|
  (?:(?:activer|lancer|démarrer|ouvrir) )?(?:le )?mode (?:cuisine|cuisson|recette|pas à pas)|
  (?:commencer|démarrer)(?: à cuisiner| la recette| la cuisson)|
  (?:garder|laisser) (?:l['’])?écran (?:allumé|actif)|
  (?:(?:attiva|avvia|apri) )?(?:la )?modalità (?:cucina|cottura|chef)|inizia(?:re)? a cucinare|
  (?:mantieni|tieni) (?:lo )?schermo (?:acceso|attivo)|
  (?:(?:activar|iniciar|abrir|ativar) )?(?:el |o )?modo (?:de )?(?:cocina(?:r)?|cocción|cozinha(?:r)?)|
  (?:empezar|comenzar|começar) a (?:cocinar|cozinhar)|
  (?:mantener|manter|dejar) (?:la |a |o )?(?:pantalla|tela|ecrã) (?:encendida|activa|ligad[ao]|ativ[ao])|
  kook(?:modus|stand)(?: (?:aan|uit|starten|openen))?|start kookmodus|begin met koken|start met koken|
  (?:houd )?(?:je |het )?scherm aan(?: ?houden| laten)?|
  (?:starta )?(?:matlagnings|köks)läge(?:t)?|börja laga(?: mat)?|
  (?:håll|behåll) skärmen (?:tänd|igång|på))[.!]?$
`;

/** What is pressed beside a recipe to print, keep, pin, share, rate or reach it, in five languages: all that such a control says. */
export const controlText = pattern('iu')`
  ^(?:(?:print|save|pin|share|rate|review|email|scale|jump to|skip to)(?:\s(?:it|this|the|my|full)){0,2}
  (?:\s(?:recipe|page|card|it|servings?))?|pin it|cook mode|printable(?:\sversion)?|print[- ]friendly|
  (?:rezept|seite|karte)?\s?(?:(?:aus)?drucken|speichern|(?:an)?pinnen|teilen|merken|bewerten|umrechnen)|
  (?:direkt\s)?zum\srezept(?:\sspringen)?|druck(?:version|ansicht)|kochmodus|
  (?:imprimer|enregistrer|sauvegarder|épingler|partager|noter|évaluer|aller\sà|voir)(?:(?:\sla|\scette)?\s
  (?:recette|page|fiche))?|version\simprimable|mode\scuisine|
  (?:stampa|salva|pinna|condividi|vota|valuta|vai\salla)(?:(?:\sla|\squesta)?\s(?:ricetta|pagina|scheda))?|
  versione\sstampabile|modalità\scucina|
  (?:imprimir|guardar|pinear|compartir|valorar|votar|puntuar|calificar|escalar|ir\sa|saltar\sa)
  (?:(?:\sla|\sesta)?\s(?:receta|página|ficha))?|versión\simprimible|modo\scocina)[.!]?$
`;
