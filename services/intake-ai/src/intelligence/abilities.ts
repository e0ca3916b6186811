import type { IntakeSettings } from '../config.ts';

const WITHOUT_PROVIDER = [
  'No AI provider is configured: printed text is read well, handwriting and very unclear photos are not.',
  'Recipes in other languages get their ingredients in English, their steps stay as written.',
];

/** What intake can do here, and what it says of its limits. */
export function abilitiesOf({ AI_URL }: Pick<IntakeSettings, 'AI_URL'>): { provider: boolean; limits: string[] } {
  const provider = AI_URL !== 'offline:';
  return { provider, limits: provider ? [] : WITHOUT_PROVIDER };
}
