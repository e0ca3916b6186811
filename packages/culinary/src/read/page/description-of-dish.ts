import { namesFood } from '../../foods/line-words.ts';
import { pattern } from '../../words/pattern.ts';
import { foldWords } from '../../words/fold.ts';
import { POINTS } from './points-elsewhere.data.ts';
import { sendsToTradesman, speaksToCustomers } from '../speaks-to-customers.ts';

/** Shorter names are words of any sentence. */
const shortestName = 4;
const mostNames = 8;
/** "Vai sul blog per la ricetta completa" */
const longestPointer = 60;

/** What a search engine is told of a page: that it is a recipe, how to find it, what is sold with it. */
const forSearch = pattern('iu')`
  ^(?:how\sto\s(?:make|cook|bake|prepare)|learn\s(?:how\s)?to|discover|find\s(?:out|the|our)|get\s(?:the|our|this)\srecipe|
  wie\s(?:man|du|sie|ihr)\s|so\s(?:machst|kochst|backst)\s|entdecke|jetzt\s|hier\s(?:geht|gibt|findest|finden|zum)|
  comment\s(?:faire|préparer|réussir|cuisiner)|découvr|retrouve|apprene|
  cómo\s(?:hacer|preparar|se|cocinar)|descubre|aprende|te\senseñamos|
  come\s(?:fare|si|preparare|cucinare)|scopri|impara|
  como\s(?:fazer|preparar)|ontdek|hoe\s(?:maak|bereid)|upptäck)|
  (?<!\p{L})(?:step[\s-]by[\s-]step|paso\sa\spaso|passo\s(?:a|dopo)\spasso|pas\sà\spas|schritt\sfür\sschritt|stap\svoor\sstap)(?!\p{L})|
  (?<!\p{L})(?:deliver(?:ed|y)|livraison|a\sdomicili?o|lieferung|shipping|click|klick|cliquez|haz\sclic|clicca)
`;

/** What tells customers to buy, where it is no food that a cook is told to. */
const buys =
  /^(?:order(?!\s(?:matters|is|of|does))|buy|shop|bestell\p{L}*|commande\p{L}*|achetez|pide|compra|ordina|acquista)\s/iu;

const sentences = (text: string): string[] => text.split(/(?<=[.!?…])\s+/u);

/** A description without the sentences that are told to search engines and customers, or that name the site; null where none is left. */
export function descriptionOfDish(
  description: string | null,
  siteNames: readonly (string | null)[],
): string | null {
  if (description === null) return null;
  const names = siteNames
    .map((name) => foldWords(name ?? ''))
    .filter((name) => name.length >= shortestName)
    .slice(0, mostNames);
  const namesSite = (sentence: string) => {
    const words = ` ${foldWords(sentence)} `;
    return names.some((name) => words.includes(` ${name} `));
  };
  const all = sentences(description);
  const told = all.filter(
    (sentence) =>
      !forSearch.test(sentence) &&
      !(POINTS.test(sentence) && sentence.length <= longestPointer && !namesFood(sentence, 3)) &&
      !(buys.test(sentence) && !namesFood(sentence, 3) && !sendsToTradesman(sentence)) &&
      !speaksToCustomers(sentence) &&
      !namesSite(sentence),
  );
  if (told.length === all.length) return description;
  return told.length === 0 ? null : told.join(' ');
}
