import type { AnimalKind } from './animal-kinds.ts';
import { animalNames, animalParts } from './animal-names.ts';
import { type FoodMention, foodReader } from './read-foods.ts';

let read: ReturnType<typeof foodReader<AnimalKind>> | null = null;

/** The animals that a title or an ingredient names. A cut counts where nothing says of what: "steak", but not that of "tuna steak". */
export function readAnimals(
  text: string,
  language: string | null = null,
): readonly FoodMention<AnimalKind>[] {
  read ??= foodReader(animalNames(), animalParts());
  const mentions = read(text, language);
  return mentions.some(({ kind }) => kind !== 'cut')
    ? mentions.filter(({ kind }) => kind !== 'cut')
    : mentions;
}
