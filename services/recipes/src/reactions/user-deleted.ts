import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { PATIENT_BACKOFF_MS } from '@convivio/platform/bus/patient-backoff';
import { eraseCook, type CookTraces } from '../domain/recipe/deleting/erase-cook.ts';
import type { RecipeStore } from '../domain/recipe/recipe-store.ts';

/** Erases the recipes, templates, imports, exports and files of a deleted user. */
export function onUserDeleted(
  bus: Bus,
  { recipes, traces }: { recipes: RecipeStore; traces: CookTraces },
): Promise<Consumer> {
  return bus.react({
    durable: 'recipes.user-deleted',
    subjects: ['user.deleted'],
    backoffMs: PATIENT_BACKOFF_MS,
    async handle({ data }) {
      const read = messages['user.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('user.deleted without a user');
      await eraseCook(recipes, traces, read.data.userId, new Date());
    },
  });
}
