import { type AnimalKind, animalParts, animalWords, homographs } from './animal-words.data.ts';
import { type FoodMention, foodReader } from './read-foods.ts';

const read = foodReader<AnimalKind>({ words: animalWords, homographs, parts: animalParts });

/** The animals that a title or an ingredient names. A cut counts where nothing says of what: "steak", but not that of "tuna steak". */
export function readAnimals(
  text: string,
  language: string | null = null,
): readonly FoodMention<AnimalKind>[] {
  const mentions = read(text, language);
  return mentions.some(({ kind }) => kind !== 'cut')
    ? mentions.filter(({ kind }) => kind !== 'cut')
    : mentions;
}
