import type { Refusal } from '@convivio/culinary/compose';
import { askedWithin } from '../../provider/asked-within.ts';
import type { CulinaryIntelligence } from '../../provider/culinary-intelligence.ts';
import { composedWithoutProvider, type ProviderTrouble } from '../../provider/provider-trouble.ts';
import { PROVIDER_MS, PROVIDER_TRIES } from '../magic-limits.data.ts';
import type { MagicRequest } from '../request/magic-request.ts';
import { composeOffline } from './compose-offline.ts';
import type { GeneratedRecipe } from './generated-recipe.ts';
import { recipeOfClaim } from './recipe-of-claim.ts';
import { reviewRecipe } from './review/review-recipe.ts';

export interface RecipeMaker {
  /** Null where there is no provider. */
  intelligence: Pick<CulinaryIntelligence, 'generate'> | null;
  now(): number;
  /** Milliseconds for all tries of the provider together, unless the default. */
  providerMs?: number | undefined;
}

export type Made =
  | { recipe: GeneratedRecipe }
  | { refused: Refusal }
  /** What a provider wrote breaks the wish, and our own rules know no dish for it. */
  | { failed: true };

/** A wish that contradicts itself: no model is asked to. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  'WISH_AGAINST_ITSELF',
  'INGREDIENT_AGAINST_DIET',
]);

/**
 * Makes the recipe of a request: by the provider where there is one, checked, and by our own rules where there is none, or none that gives what may
 * be shown. Throws when `stopping` aborts.
 */
export async function makeRecipe(
  maker: RecipeMaker,
  request: MagicRequest,
  avoid: readonly string[],
  stopping: AbortSignal,
): Promise<Made> {
  const own = await composeOffline(request.wish, avoid, request.id);
  const { intelligence } = maker;
  if (!intelligence || ('refused' in own && CONTRADICTIONS.has(own.refused.code))) return own;
  const written = await writtenByProvider({ ...maker, intelligence }, request, avoid, stopping);
  if ('recipe' in written) return written;
  if ('refused' in own) return written.why === 'broke-rules' ? { failed: true } : own;
  return { recipe: { ...own.recipe, notices: [sentenceOf(written.why), ...own.recipe.notices] } };
}

/** Why nothing that a provider wrote can be shown. */
type WhyNot = ProviderTrouble | 'broke-rules';

/** What the cook is told when our own rules have cooked in the provider's place. */
const sentenceOf = (why: WhyNot): string =>
  why === 'broke-rules' ? BROKE_RULES : composedWithoutProvider(why);

/** What a provider wrote and holds; else why there is none. */
async function writtenByProvider(
  {
    intelligence,
    now,
    providerMs = PROVIDER_MS,
  }: RecipeMaker & { intelligence: NonNullable<RecipeMaker['intelligence']> },
  { wish, ownerId }: MagicRequest,
  avoid: readonly string[],
  stopping: AbortSignal,
): Promise<{ recipe: GeneratedRecipe } | { why: WhyNot }> {
  const until = now() + providerMs;
  let faults: string[] = [];
  for (let tries = 0; tries < PROVIDER_TRIES; tries++) {
    const { answer, trouble } = await askedWithin(until - now(), stopping, (signal) =>
      intelligence.generate({ ...wish, avoid, faults }, ownerId, signal),
    );
    if (!answer) return { why: trouble ?? 'malformed' };
    const recipe = recipeOfClaim(answer, wish);
    if (!recipe) return { why: 'malformed' };
    const review = reviewRecipe(recipe, wish, avoid);
    if (review.faults.length === 0) return { recipe: { ...recipe, notices: review.notices } };
    faults = review.faults;
  }
  return { why: 'broke-rules' };
}

const BROKE_RULES =
  "What the AI provider wrote did not keep to the wish, so the kitchen's own rules composed this recipe.";
