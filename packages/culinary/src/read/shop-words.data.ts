import { pattern } from '../words/pattern.ts';

/** What a shop says of the goods in a list, at the end of a line: their price, what puts them into the basket, whether they are there. */
export const shopWords = pattern('iu')`
  (?:^|[\s([|–—·,:/-])\s?(?:
  (?:(?:ab|from|da|desde|à\spartir\sde|dès|nur|only|ca\.|precio:|preis:|prix\s?:|prezzo:|price:)\s)?
  (?:[£$€]\s?\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{2})?\s?(?:€|eur|euros?|£|chf)|\d{1,4}[.,]\d{2}\s?(?:fr\.|kr\.?|zł|\$))
  (?:\s?(?:each|(?:\/|per|pro|je|al|le|la|el|por|par)\s?(?:\d{1,4}\s?)?\p{L}{1,9}\.?))?\*?|
  (?:(?:in\sden|zum)\swarenkorb(?:\shinzufügen)?|zur\seinkaufsliste(?:\shinzufügen)?|
  add\sto\s(?:my\s)?(?:cart|basket|bag|trolley|list|shopping\slist)|
  ajouter\s(?:au\spanier|à\sla\sliste)|añadir\s(?:al\scarrito|a\sla\scesta|a\sla\slista)|
  aggiungi\s(?:al\scarrello|alla\slista)|in\swinkel(?:wagen|mand)|adicionar\sao\scarrinho|lägg\si\s(?:varu)?korgen)|
  (?:auf\slager|vorrätig|ausverkauft|nicht\svorrätig|sofort\slieferbar|in\sstock|out\sof\sstock|sold\sout|
  en\sstock|épuisé|rupture\sde\sstock|disponible|agotado|sin\sstock|disponibile|esaurito|op\svoorraad|uitverkocht|esgotado|em\sstock|i\slager|slutsåld)
  )\s?[)\]|]?\s{0,2}$
`;

/** The same on a button behind a price. */
export const buttonBehindPrice =
  /(?<=[\d€£$]\s{0,2})\s(?:hinzufügen|kaufen|add|buy|ajouter|acheter|añadir|comprar|aggiungi|acquista|toevoegen|adicionar|köp)\s?$/iu;
