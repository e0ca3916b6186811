import { wordTable } from '../../words/word-table.ts';

/**
 * Better sorts of a food that also serve where the plain one is asked for: they are bought together, and the list says of how much the better one is wanted.
 * By food; folded words of its name or note.
 */
export const betterSorts = wordTable<RegExp>({
  'olive-oil': /virgin|vergine|vierge|virgen|virgem|\bnativ\p{L}*|\bevoo?\b|\baove\b|jungfru/u,
});

/** Sorts that lie in a packet of their own, and serve for nothing else. */
export const sortsApart = wordTable<readonly [sort: string, words: RegExp]>({
  salt: [
    'coarse',
    /\b(?:coarse|rock|grob\p{L}*|gros|gross[oa]|gruesa|gorda|grof|grovt?|grovsalt|steinsalz)\b/u,
  ],
});
