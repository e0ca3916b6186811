import { pattern } from '../../../../words/pattern.ts';
/** What a step is called before its number, in all languages. */
export const STEP_WORDS: ReadonlySet<string> = new Set(
  'step schritt étape etape passo passaggio paso stap steg'.split(' '),
);

/** What is said of an amount that nobody measures. Lower case. */
export const VAGUE_AMOUNTS: ReadonlySet<string> = new Set([
  'etwas',
  'nach belieben',
  'nach geschmack',
  'q.b.',
  'q. b.',
  'qb',
  'quanto basta',
  'a piacere',
  'q.s.',
  'as needed',
  'nach bedarf',
  'à volonté',
  'selon goût',
  'un peu',
  'au goût',
  'to taste',
  'some',
  'al gusto',
  'c.n.',
  'a voluntad',
  'un poco',
  'c/s',
  'wat',
  'naar smaak',
  'a gosto',
  'lite',
]);

/** "Hake, fresh 9.95 €/kg" of an advert beside the recipe. */
export const PRICE_OF_SHOP = pattern('iu')`
  (?:\d\s?(?:€|\$|£|eur|chf)|(?:[€$£]|eur|chf)\s?\d{1,4}(?:[.,]\d{1,2})?)\s?
  (?:\/\s?|(?:per|pro|je|das|der|die|le|la|il|lo|al|alla|el|a|an|à\sla|à)\s|(?:l|all|à\sl)['’])
  (?:kg|kilo(?:gramm|gramme|grammo|s)?|chilo|100\s?g|g|gramm|pfund|pound|lb|oz|litre|liter|litro|l|st(?:ück|k)?|stück|bund|packung|pack(?:et|ung)?|pkg|schale|netz|kopf|beutel|bag|punnet|bunch|each|tin|jar|
  pièce|botte|barquette|sachet|pezzo|mazzo|confezione|vaschetta|etto|unidad|ud|pieza|manojo|bandeja|bolsa|paquete|stuk|bos|st)(?![\p{L}])
`;
