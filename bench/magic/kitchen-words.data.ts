/** Words of a kitchen that the lexicon of foods knows too, and words that say nothing of which food is meant. */
export const kitchenWords: ReadonlySet<string> = new Set(
  'the a an and of in it to off for with into from on up until over them all half rest one two each small large fine ground dry dried fresh hot cold canned thick'.split(
    ' ',
  ),
);
