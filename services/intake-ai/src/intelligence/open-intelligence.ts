import type { Log } from '@convivio/platform/log';
import type { IntakeSettings } from '../config.ts';
import type { AiBudget } from '../domain/provider/ai-budget.ts';
import type { CulinaryIntelligence } from '../domain/provider/culinary-intelligence.ts';
import type { SpendingStore } from '../domain/provider/spending-store.ts';

const callMs = ({ AI_TIMEOUT_MS }: Pick<IntakeSettings, 'AI_TIMEOUT_MS'>): number =>
  2 * AI_TIMEOUT_MS;

/** Milliseconds that one recipe may take a provider: a call to read it, and one to translate it. */
export const providerMs = (settings: Pick<IntakeSettings, 'AI_TIMEOUT_MS'>): number =>
  2 * callMs(settings);

/** The provider that the settings name; null offline. */
export async function openIntelligence(
  settings: IntakeSettings,
  spending: SpendingStore,
  budget: () => Promise<AiBudget>,
  log: Log,
): Promise<CulinaryIntelligence | null> {
  if (settings.AI_URL === 'offline:') return null;
  // Loaded on demand: an offline installation starts without the client.
  const [{ modelAsker }, { openaiIntelligence }] = await Promise.all([
    import('./openai/ask-model.ts'),
    import('./openai/openai-intelligence.ts'),
  ]);
  const ask = modelAsker(
    {
      baseUrl: settings.AI_URL.slice('openai:'.length),
      apiKey: settings.AI_API_KEY,
      tryMs: settings.AI_TIMEOUT_MS,
      callMs: callMs(settings),
      budget,
    },
    spending,
    log,
  );
  return openaiIntelligence(ask, {
    text: settings.AI_TEXT_MODEL,
    vision: settings.AI_VISION_MODEL,
  });
}
