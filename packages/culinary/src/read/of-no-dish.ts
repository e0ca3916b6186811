import { ALLERGEN_NAMES } from '../foods/allergen-names.data.ts';
import { foldWords } from '../words/fold.ts';
import {
  ALLERGEN_LABEL,
  ALLERGEN_TABLE,
  AMONG_ALLERGENS,
  BEFORE_COOKING,
  BRING_ALONG,
  CHORE,
  CROSSWORD,
  JOKE_LABEL,
  THANKS_HELPERS,
  USER_NAME,
} from './of-no-dish.data.ts';
import { SOME_DAY } from './strange-remarks.data.ts';

const LONGEST = 300;
const whole = new Set(ALLERGEN_NAMES.filter((name) => !name.endsWith('*')));
const beginnings = ALLERGEN_NAMES.filter((name) => name.endsWith('*')).map((name) =>
  name.slice(0, -1),
);
/** Whether a word is the name of an allergen as sheets write it. */
export const namesAllergen = (word: string): boolean =>
  whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));

/** Whether a whole remark is of a sheet and not of its dish: its allergens, a joke, the clues of a crossword, thanks to helpers. */
export const isOfSheet = (remark: string): boolean =>
  listsAllergens(remark) ||
  [JOKE_LABEL, CROSSWORD, THANKS_HELPERS].some((said) => said.test(remark.slice(0, LONGEST)));

/** "Bring the box of stock to the boil": what is brought to a heat is cooked. */
const FOR_HEAT =
  /(?<!\p{L})(?:boil|simmer|ebullición|ébullition|ebollizione|hervir|kochen)(?!\p{L})/iu;

/** "Tabella allergeni glutine, latte", "Allergene: A (Gluten), C (Ei)", "Contains: milk": what a label says, and no cook. */
export function listsAllergens(text: string): boolean {
  if (text.length > LONGEST) return false;
  const label = ALLERGEN_TABLE.exec(text) ?? ALLERGEN_LABEL.exec(text);
  if (label === null) return false;
  const named = foldWords(text.slice(label[0].length)).split(' ');
  return named.some(namesAllergen) && named.every(mayStandAmong);
}
/** "1)", "A": how a menu marks an allergen. */
const mayStandAmong = (word: string): boolean =>
  namesAllergen(word) || AMONG_ALLERGENS.has(word) || /^(?:\p{L}|\d{1,2})$/u.test(word);

/** Whether a sentence is said before any dish: "Read the recipe first!", "Bring an apron." */
export const isBeforeCooking = (sentence: string): boolean =>
  BEFORE_COOKING.test(sentence) ||
  (sentence.length <= LONGEST && BRING_ALONG.test(sentence) && !FOR_HEAT.test(sentence));

/** A sentence that reminds of a chore without what is to be seen to, else null: "Mittwoch die gelbe Tonne rausstellen!" */
export const besideChore = (sentence: string): string | null =>
  SOME_DAY.test(sentence) && CHORE.test(sentence) ? sentence.replace(CHORE, ' ') : null;

/** A remark without the user name in front of it. */
export function withoutUserName(remark: string): { name: string | null; rest: string } {
  const [name] = USER_NAME.exec(remark) ?? [];
  return name === undefined
    ? { name: null, rest: remark }
    : { name: name.trim(), rest: remark.slice(name.length) };
}
