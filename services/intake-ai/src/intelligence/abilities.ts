import type { IntakeSettings } from '../config.ts';
import type { AiBudget } from '../domain/provider/ai-budget.ts';

const WITHOUT_PROVIDER = [
  'No AI provider is configured: printed text is read well, handwriting and very unclear photos are not.',
  'Recipes in other languages get their ingredients in English as far as a table knows them, their steps stay as written.',
];

const WITHOUT_BUDGET = [
  'An AI provider is configured, but no money is set aside for it: it is never asked.',
  ...WITHOUT_PROVIDER.slice(1),
];

/** What intake can do here, and what it says of its limits. */
export function abilitiesOf(
  { AI_URL }: Pick<IntakeSettings, 'AI_URL'>,
  { perUser, installation }: AiBudget,
): { provider: boolean; limits: string[] } {
  if (AI_URL === 'offline:') return { provider: false, limits: WITHOUT_PROVIDER };
  return perUser === 0 || installation === 0
    ? { provider: false, limits: WITHOUT_BUDGET }
    : { provider: true, limits: [] };
}
