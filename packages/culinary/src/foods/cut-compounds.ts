import type { Language } from '../words/language.ts';
import { isOfSameAnimal, ownsCuts } from './cut-owner.ts';
import type { FoodIndex, NamedFood } from './food-index.ts';
import { plainSingulars } from './plain-plurals.ts';

/** What joins the parts of a compound. */
const joints = ['en', 'er', 'es', 's', 'n', 'e'];
const diminutive = /(?:chen|lein|erl|li)$/;

/** The food of a compound that ends in a cut, as `ofItsOwner` has it of several words: "Forellenfilets", "Kalbsschnitzerl", "hjortstek". */
export function cutCompound(
  word: string,
  { phrases }: FoodIndex,
  language: Language,
): NamedFood | null {
  const named = (text: string) => formsOf(text, language).map((form) => phrases.get(form));
  // The shortest cut leaves the longest food in front of it: a "Brustfilet" of "Poulet" is a "Filet" of "Pouletbrust".
  for (let from = word.length - 3; from >= 3; from -= 1) {
    const cut = named(word.slice(from)).find((one) => one?.cut);
    if (!cut) continue;
    const whole = named(word).find((one) => one !== undefined);
    if (whole) return whole;
    const owner = headsOf(word.slice(0, from))
      .map((head) => phrases.get(head))
      .find((one) => one !== undefined && ownsCuts(one));
    if (owner)
      return {
        food: isOfSameAnimal(owner.food, cut.food) ? cut.food : owner.food,
        kind: [word],
        cut: false,
      };
  }
  return null;
}

const headsOf = (head: string): string[] => [
  head,
  ...joints.filter((joint) => head.endsWith(joint)).map((joint) => head.slice(0, -joint.length)),
];

const formsOf = (word: string, language: Language): string[] => [
  word,
  ...plainSingulars(word, language),
  ...(language === 'de' && diminutive.test(word) ? [word.replace(diminutive, '')] : []),
];
