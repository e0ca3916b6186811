/** What a list names without an amount as often as with one, and what ends the names of other foods too: "onion salt", "lemon thyme". */
export const SEASONINGS: ReadonlySet<string> = new Set('salt pepper thyme garlic'.split(' '));

/** The same of foods that are seldom without an amount where they season nothing: "olive oil", "coconut sugar". */
export const STAPLES: ReadonlySet<string> = new Set(
  'oil sugar water butter flour vinegar mustard honey milk cream'.split(' '),
);

/** What ends the name of a food and is none by itself: "garlic powder". */
export const FORMS: ReadonlySet<string> = new Set(['powder', 'flakes', 'granules']);

/** Of what is measured in these the leaves are used: "1 bunch lemon" goes on with "thyme". */
export const OF_HERBS: ReadonlySet<string> = new Set(['bunch', 'sprig', 'handful', 'pinch']);
