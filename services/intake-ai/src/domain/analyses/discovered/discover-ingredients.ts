import { announce } from '@convivio/contracts/announcement';
import { askedWithin } from '../../provider/asked-within.ts';
import type { CulinaryIntelligence } from '../../provider/culinary-intelligence.ts';
import type { ProviderTrouble } from '../../provider/provider-trouble.ts';
import type { DiscoveredStore } from './discovered-store.ts';
import { ANSWER_MS, ASKED_AGAIN_MS, ASKED_AT_ONCE, HELD_MS } from './discovery-limits.data.ts';
import { ingredientIn } from './ingredient-in.ts';

/** What discovering works with. */
export interface DiscoveryPorts {
  /** Null where there is no provider: then nobody is asked. */
  intelligence: Pick<CulinaryIntelligence, 'describeIngredient'> | null;
  store: DiscoveredStore;
  newId(): number;
  now(): number;
}

export interface NamesToDiscover {
  /** As `unknownNames` lists them. */
  names: readonly string[];
  /** ISO 639-1, of the names. */
  language: string | null;
  /** Whose budget it is. */
  ownerId: string;
}

/** These are about one name; any other trouble is the same for the next. */
const ofOneAnswer = new Set<ProviderTrouble>(['refused', 'truncated', 'malformed']);

/**
 * Asks the provider for names that no table knows, each once in the whole installation, a few at a time, and keeps the answers. A name without an answer that
 * can be used is not asked again for a day; one that the cook's budget had no room for, by the next who has. What was found is announced, so that earlier
 * recipes count it too. Throws what asking throws when `stopping` aborts.
 */
export async function discoverIngredients(
  ports: DiscoveryPorts,
  { names, ...about }: NamesToDiscover,
  stopping: AbortSignal,
): Promise<void> {
  if (ports.intelligence === null) return;
  const { describeIngredient } = ports.intelligence;
  const waiting = [...new Set(names)];
  async function askOn(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const trouble = await discover({ ...ports, describeIngredient }, name, about, stopping).catch(
        (error: unknown) => {
          waiting.length = 0;
          throw error;
        },
      );
      if (trouble !== null && !ofOneAnswer.has(trouble)) waiting.length = 0;
    }
  }
  // Names in hand end first: who tries again at once would find them taken.
  const ends = await Promise.allSettled(Array.from({ length: ASKED_AT_ONCE }, askOn));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function discover(
  {
    describeIngredient,
    store,
    newId,
    now,
  }: Pick<CulinaryIntelligence, 'describeIngredient'> & Omit<DiscoveryPorts, 'intelligence'>,
  name: string,
  { language, ownerId }: Omit<NamesToDiscover, 'names'>,
  stopping: AbortSignal,
): Promise<ProviderTrouble | null> {
  const begun = now();
  if (!(await store.take(name, newId(), new Date(begun), new Date(begun + HELD_MS)))) return null;
  const freed = () => store.postpone(name, new Date(now()));
  try {
    const { answer, trouble } = await askedWithin(ANSWER_MS, stopping, (signal) =>
      describeIngredient({ name, language }, ownerId, signal),
    );
    const ingredient = answer && ingredientIn(answer, name, new Date(now()));
    if (ingredient)
      // Other recipes may have looked it up in vain.
      await store.answer(
        ingredient,
        ingredient.isFood ? [announce('discovered-ingredient.found', ownerId, { name })] : [],
      );
    else if (trouble === 'over-budget' || trouble === 'over-installation-budget') await freed();
    else await store.postpone(name, new Date(now() + ASKED_AGAIN_MS));
    return trouble;
  } catch (error) {
    await freed();
    throw error;
  }
}
