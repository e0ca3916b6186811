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
