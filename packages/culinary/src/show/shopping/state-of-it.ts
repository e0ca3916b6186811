import { findFood } from '../../foods/find-food.ts';
import {
  boiledWords,
  kitchenStates,
  softFats,
  softWords,
  warmthWords,
} from './state-words.data.ts';

/**
 * A name without the state in which the cook wants the food at work: "zimmerwarme Butter" is bought as butter, "hot stock" as stock. Where such words
 * make the sort they stay: soft cheese, hot sauce.
 */
export function asBought(name: string, language: string | null): string {
  const bought = without(name, kitchenStates);
  const raw = without(bought, boiledWords);
  if (raw !== bought && findFood(raw, language)?.id === 'egg') return raw;
  const cooled = without(bought, warmthWords);
  const plain = without(cooled, softWords);
  if (plain === bought) return bought;
  if (softFats.has(findFood(plain, language)?.id ?? '')) return plain;
  const food = findFood(cooled, language);
  return food?.liquid === true && findFood(bought, language) === food ? cooled : bought;
}

function without(name: string, words: RegExp): string {
  const rest = name.replace(words, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? name : rest;
}
