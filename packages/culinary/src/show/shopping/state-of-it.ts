import { findFood } from '../../foods/find-food.ts';
import { kitchenStates, softFats, softWords } from './state-words.data.ts';

/** A name without the state in which the cook wants the food at work: "zimmerwarme Butter" is bought as butter, but soft cheese as soft cheese. */
export function asBought(name: string, language: string | null): string {
  const bought = without(name, kitchenStates);
  return softFats.has(findFood(bought, language)?.id ?? '') || isSoftFat(bought, language)
    ? without(bought, softWords)
    : bought;
}

function isSoftFat(name: string, language: string | null): boolean {
  const plain = without(name, softWords);
  return plain !== name && softFats.has(findFood(plain, language)?.id ?? '');
}

function without(name: string, words: RegExp): string {
  const rest = name.replace(words, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? name : rest;
}
