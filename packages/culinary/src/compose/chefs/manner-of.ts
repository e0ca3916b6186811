import { foldWords } from '../../words/fold.ts';
import { cuisineOf } from '../cuisines/read-cuisines.ts';
import { cuisineNames, type Cuisine } from '../cuisines/cuisine.ts';
import type { MagicCourse } from '../magic-recipe.ts';
import type { Manner } from '../write/write-recipe.ts';
import type { Chef } from './chef.ts';
import { cuisineWords } from './cuisine-words.data.ts';
import { knownChef } from './find-chef.ts';

const LONGEST_NAME = 100;
const LONGEST_WORDS = 60;

/** The kitchen from which is cooked for a chef, with what is said of it. `isKnown` is false where nothing tells the manner of the chef. */
export interface ChefsKitchen extends Manner {
  cuisine: Cuisine;
  isKnown: boolean;
}

/** By the chef where we know them, else by what style and specialty say, else a neutral modern European kitchen. */
export function kitchenOf(asked: Chef, course: MagicCourse): ChefsKitchen {
  const chef = { ...asked, name: plainName(asked.name) };
  const known = knownChef(chef.name);
  if (known !== null) {
    const cuisine = cuisineOf(known.cuisine);
    return {
      chef: { ...chef, name: known.name },
      cuisine,
      isKnown: true,
      words: course === 'dessert' ? known.sweetWords : known.words,
    };
  }
  const said = ` ${foldWords(`${chef.style} ${chef.specialty}`.slice(0, LONGEST_WORDS))} `;
  const name = cuisineNames.find(
    (one) => one !== 'modern' && wordsOf(one).some((word) => said.includes(` ${word} `)),
  );
  const cuisine = cuisineOf(name ?? 'modern');
  return {
    chef,
    cuisine,
    isKnown: name !== undefined,
    words: null,
  };
}

const wordsOf = (name: Exclude<Cuisine['name'], 'modern'>): string[] =>
  cuisineWords[name].split(' ');

/** A name as it can stand in a sentence: on one line, without markup, not endless. */
const plainName = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .replace(/[<>{}[\]\\|`\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'this chef';
