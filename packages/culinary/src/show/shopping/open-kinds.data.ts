import { wordTable } from '../../words/word-table.ts';

/**
 * Names that leave open which kind of a food is meant, by the food that they stand with: whoever writes "chocolate" may mean the dark or the milk one,
 * and "prosciutto" is raw or cooked. Folded, whole names.
 */
export const openKinds = wordTable<RegExp>({
  'dark-chocolate': /^(?:chocolates?|schokolade|chocolats?|cioccolat[oi]|chocolade|choklad)$/u,
  ham: /^(?:prosciutto|jamon(?:es)?|jambons?|schinken|presunto)$/u,
  chilli:
    /^(?:chill?i(?:e?s)?|chiles?|chilischoten?|piments?|peperoncin[oi]|guindillas?|malaguetas?)$/u,
  tuna: /^(?:tuna|thunfisch|thon|tonno|atun|tonijn|atum|tonfisk)$/u,
});

/** What is another food in spoons than by the piece, by the word that names both: German "Paprika" is a spice and a vegetable. Folded, whole names. */
export const spoonedSpices = wordTable<readonly [name: RegExp, spice: string]>({
  'bell-pepper': [/^(?:paprikas?)$/u, 'paprika'],
  chilli: [/^(?:chill?i|peperoncino|guindilla|piment)$/u, 'chilli flakes'],
});

/** What is another food by the stalk than by itself: the German "Sellerie" is the root, its stalks are those of celery. */
export const boughtInStalks = wordTable<string>({ celeriac: 'celery' });

/** Foods that are bought as another where a language says no more of them: German cream is whipping cream. */
export const boughtAs = wordTable<readonly [language: string, food: string]>({
  cream: ['de', 'whipping cream'],
});
