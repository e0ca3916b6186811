import { pattern, source } from '../../../words/pattern.ts';

/** What stands behind a price of tax and post, in five languages: "inkl. MwSt., zzgl. Versand", "TTC, hors frais de port". */
const TAX_AND_POST = source`
  (?:(?:inkl|incl|zzgl|excl|exkl)\.?|including|includes|excluding|plus|inklusive|zuzüglich|hors|avec|iva|più|escluse?|más|sin)\s
  (?:\d{1,2}\s?%\s)?(?:(?:ges(?:etzl)?\.?|der|les|la|le|gastos\sde|frais\sde|spese\sdi|costi\sdi)\s)?
  (?:mwst|ust|vat|tax|tva|iva|versand(?:kosten)?|pfand|shipping|delivery|postage|p&p|port|livraison|spedizione|envío|inclus[ao]|incluid[ao]|esclus[ao]|compres[ao])|ttc|
  in\sden\swarenkorb|add\sto\s(?:cart|basket|bag|trolley)|ajouter\sau\spanier|aggiungi\sal\scarrello|añadir\s(?:al\scarrito|a\sla\scesta)
`;
/** A price at the end of a line: "£1.15", "0,95 €", "8p each", "€ 18 al kg", "86,25 € / kg", "6,90 €*". */
export const priceBehind = pattern('iu')`
  (?:[£$€]\s?\d{1,4}(?:[.,]\d{1,2})?|(?<!\d)\d{1,4}[.,]\d{2}\s?(?:€|eur|£|\$|chf|fr\.|kr\.?|zł)|(?<!\d)\d{1,3}\s?(?:p|ct|€))
  (?:\s?(?:each|(?:\/|per|pro|je|al|le|la|el|por|par)\s?(?:\d{1,4}\s?)?\p{L}{1,9}\.?))?
  (?:\s?(?:inkl\.?|incl\.?|zzgl\.?|ttc|iva\sincl\p{L}*|incl\.?\s(?:vat|btw)|inkl\.?\smwst\.?))?\s?[*†¹²]{0,3}
  (?:\s?[,;·|/(+]?\s?(?:${TAX_AND_POST})[.)]?){0,4}$
`;

/** What a shop puts goods into, in eight languages. */
export const basketWords =
  /(?<!\p{L})(?:warenkorb|einkaufswagen|cart|basket|trolley|panier|carrito|cesta|carrello|winkelwagen|winkelmand|carrinho|(?:varu)?korgen)(?!\p{L})/iu;

/** What a button asks to buy: "Buy the flour", "Acquista la farina", "Mehl kaufen". */
export const SELLS_GOODS = pattern('iu')`
  ^(?:(?:buy|shop|order|acheter|commander|acquista|compra|ordina|comprar|pedir|koop|bestel|köp|beställ)\s\S.*|\S.*\s(?:kaufen|bestellen|kopen))\s?[!›»→>]?$
`;

/** What a shop asks for on a button, in eight languages. */
export const SELLS = pattern('iu')`
  ^(?:(?:buy|shop|order)(?:\s(?:now|online|it|here|this))?|(?:view|see)\s(?:the\s)?product|(?:jetzt\s|online\s)?(?:kaufen|bestellen|einkaufen)|
  (?:zum|im)\s(?:produkt|shop)|produkt\s(?:ansehen|anzeigen)|acheter(?:\sen\sligne)?|commander|voir\s(?:le\sproduit|en\sboutique)|(?:acquista|compra|ordina)(?:\s(?:ora|online|qui))?|
  (?:vedi|scopri)\sil\sprodotto|comprar?(?:\s(?:ahora|online|aquí|agora))?|pedir|ver\s(?:el\s|o\s)?produc?to|(?:nu\s|online\s)?(?:kopen|bestellen)|
  bekijk\s(?:het\s)?product|köp(?:\snu)?|(?:se|visa)\sprodukten)\s?[!›»→>]?$
`;

/** What is said in place of an amount or of how a food is cut, in eight languages: "to taste", "nach Belieben", "à température ambiante". */
export const VAGUE_AMOUNT = pattern('iu')`
  (?<!\p{L})(?:taste|needed|wish|like|serve|garnish|optional|temperature|geschmack|belieben|bedarf|wunsch|zimmertemperatur|optional|garnieren|bestreuen|servieren|
  goût|envie|besoin|volonté|température|facultatifs?|facultative|servir|gusto|piacere|bisogno|ambiente|facoltativ[oaie]|guarnire|servire|
  gusto|necesario|opcional(?:es)?|decorar|smaak|wens|nodig|optioneel|gosto|preciso|smak|behov|valfritt)(?!\p{L})
`;

/** How many goods lie in the basket: "5 products selected", "6 Artikel · 5,47 €". */
export const COUNTS_GOODS = pattern('iu')`
  ^(?:[\p{L}]{2,8}\s)?\d{1,3}\s(?:products?|items?|articles?|produkte?|artikel|produits?|prodott[oi]|articol[oi]|productos?|artículos?|producten|artikelen|produtos?|artigos?|varor|produkter)
  (?=$|\s?[·|,;:(–—-]|\s[\p{L}]{4,20}$|\s(?:for|für|pour|per|por|voor|för)\s)
`;
