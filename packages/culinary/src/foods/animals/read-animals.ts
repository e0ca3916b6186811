import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import type { AnimalKind } from './animal-kinds.ts';
import { animalNames, animalParts } from './animal-names.ts';
import { rulesReady } from './harmless.ts';
import { type FoodMention, foodReader } from './read-foods.ts';

/** In French a dough, pasta without its accent, or a pâté without its: only what stands behind it tells. */
const doughOrPate = /(?<!\p{L})(?:p[aâ]te|pates)(?!\p{L})(?! (?:de|du|en)(?!\p{L}))/iu;

let read: ReturnType<typeof foodReader<AnimalKind>> | null = null;

/** Reads the names of animals, and makes ready what is asked of them, unless that was done before. */
export function* animalsReady(): ByParts<void> {
  if (read === null) {
    const names = yield* animalNames();
    read = foodReader(names, animalParts());
    yield;
  }
  yield* rulesReady();
}

/** The animals that a title or an ingredient names. A cut counts where nothing says of what: "steak", but not that of "tuna steak". */
export function readAnimals(
  text: string,
  language: string | null = null,
): readonly FoodMention<AnimalKind>[] {
  read ??= foodReader(inOneGo(animalNames()), animalParts());
  const mentions = read(text, language);
  const [only, ...others] = mentions;
  if (
    only?.kind === 'meat' &&
    others.length === 0 &&
    language === 'fr' &&
    doughOrPate.test(text.normalize('NFC'))
  )
    return [{ ...only, undecided: true }];
  return mentions.some(({ kind }) => kind !== 'cut')
    ? mentions.filter(({ kind }) => kind !== 'cut')
    : mentions;
}
