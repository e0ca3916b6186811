import type { Bus } from '@convivio/platform/bus/bus';
import type { IntakeSettings } from '../config.ts';
import type { CulinaryIntelligence } from '../domain/culinary-intelligence.ts';

/** The provider that the settings name; null offline. */
export function openIntelligence({ AI_URL }: IntakeSettings, _bus: Bus): CulinaryIntelligence | null {
  if (AI_URL === 'offline:') return null;
  throw new Error('not there yet');
}
