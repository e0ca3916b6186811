import { announce } from '@convivio/contracts/announcement';
import { foodCorrectionLimits } from '@convivio/contracts/food-correction-limits';
import { correctionKey } from '@convivio/culinary/analyse';
import { foodById } from '@convivio/culinary/foods';
import { conflict } from '@convivio/platform/errors';
import { Problems } from '@convivio/platform/problems';
import type { FoodCorrection, FoodCorrectionStore } from './food-correction.ts';

const { name: LONGEST_NAME, grams: GRAMS } = foodCorrectionLimits;
const MOST_KEPT = 1_000;
/** Corrections of other devices that may come in between before one is asked to try again. */
const TRIES = 8;

export interface WrittenCorrection {
  ingredient: string;
  foodId: string | null;
  grams: number | null;
  /** The name is no food that counts. */
  nothing: boolean;
}

/**
 * Keeps what a cook says of an ingredient's name, for the recipes of an owner; without a food and without `nothing` the correction is taken back.
 * Throws 422 for what is no correction, and 409 for one more than are kept and where the corrections change all the time.
 */
export async function correctFood(
  store: FoodCorrectionStore,
  cookId: string,
  ownerId: string,
  written: WrittenCorrection,
): Promise<void> {
  const correction = readCorrection(written);
  for (let tries = 0; tries < TRIES; tries++) {
    const { corrections, version } = await store.find(ownerId);
    const next = withCorrection(corrections, written.ingredient, correction);
    if (JSON.stringify(next) === JSON.stringify(corrections)) return;
    const announcement = announce('food.corrected', cookId, {
      ownerId,
      ingredient: written.ingredient,
    });
    if (await store.save(ownerId, next, version, [announcement])) return;
  }
  throw conflict(
    'CORRECTIONS_BUSY',
    'Your ingredients are being corrected on another device at the moment. Try again.',
  );
}

/** Null where the correction is taken back. */
function readCorrection({
  ingredient,
  foodId,
  grams,
  nothing,
}: WrittenCorrection): FoodCorrection | null {
  const problems = new Problems('CORRECTION_INVALID');
  if (correctionKey(ingredient) === '' || ingredient.length > LONGEST_NAME)
    problems.add(
      'ingredient',
      `must have 1 to ${LONGEST_NAME} characters`,
      `Name the ingredient that is corrected, in at most ${LONGEST_NAME} characters.`,
    );
  if (foodId !== null && nothing)
    problems.add(
      'nothing',
      'must not be given beside a food',
      'An ingredient is either a food or nothing that counts.',
    );
  if (foodId !== null && foodById(foodId) === null)
    problems.add('foodId', 'is not known', 'Choose one of the foods that were found.');
  if (grams !== null && foodId === null)
    problems.add('grams', 'must come with a food', 'Say of which food the weight is.');
  if (grams !== null && !(grams >= GRAMS.least && grams <= GRAMS.most))
    problems.add(
      'grams',
      `must be ${GRAMS.least} to ${GRAMS.most.toLocaleString('en')}`,
      `The weight must be between ${GRAMS.least} g and ${GRAMS.most / 1_000} kg.`,
    );
  problems.settle();
  return foodId === null && !nothing ? null : { ingredient, foodId, grams };
}

/** Refuses one more than are kept. */
function withCorrection(
  corrections: readonly FoodCorrection[],
  ingredient: string,
  correction: FoodCorrection | null,
): FoodCorrection[] {
  const key = correctionKey(ingredient);
  const at = corrections.findIndex((kept) => correctionKey(kept.ingredient) === key);
  if (correction === null) return corrections.filter((_kept, index) => index !== at);
  if (at >= 0) return corrections.with(at, correction);
  if (corrections.length >= MOST_KEPT)
    throw conflict(
      'TOO_MANY_CORRECTIONS',
      `You have corrected ${MOST_KEPT.toLocaleString('en')} ingredients; take one back to correct another.`,
    );
  return [...corrections, correction];
}
