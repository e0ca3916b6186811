import { wordSet } from './word-set.ts';

/** Words of a kitchen that the lexicon of foods knows too, and words that say nothing of which food is meant. */
export const kitchenWords: ReadonlySet<string> = wordSet(`
  the a an and at of in it to off for with into from on up until over them all half rest one two each small large fine ground dry dried fresh hot cold
  canned thick not does do any out that any is are still but more onto like their
  pan juice juices zest dressing rub chop fruit soup roast sauce skewer skewers fry toast sprinkle roll syrup bone bones grit crisp tin heart rib ribs
  seed seeds stick vegetable vegetables room broth yolk yolks dripping sweet nuts foil rim smell smells white whites parts mash scoop cake meat green frozen crushed
`);

/** What is said of size and colour by way of a food, and things that are no food in spite of their names. */
export const likenesses =
  /(?:(?:the )?size of an?|larger than an?|(?:the )?colou?r of(?: an?)?|as fine as(?: coarse)?|as thin as(?: an?)?) \w+|baking beans|loaf tin|onions finely|whole lentils|warm tortillas|green sauce/g;

/** Foods of which something else in a list is only named: who has rice vinegar has no rice. */
export const namesakes =
  /\brice (?=vinegar|noodles?|wine|paper|flour)|\bsesame (?=oil)|\bbutter (?=beans)|\blime (?=leaves)|\bcoconut (?=oil)|\bpeanut (?=oil|butter)|\btomato (?=paste)/gi;
