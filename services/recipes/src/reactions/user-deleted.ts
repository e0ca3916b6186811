import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { PATIENT_BACKOFF_MS } from '@convivio/platform/bus/patient-backoff';
import type { Collaborators } from '@convivio/platform/collaborators';
import { eraseCook, type CookTraces } from '../domain/recipe/deleting/erase-cook.ts';
import type { RecipeStore } from '../domain/recipe/recipe-store.ts';

/** Erases the recipes, templates, imports, exports and files of a deleted user, and for whom they acted. */
export function onUserDeleted(
  bus: Bus,
  {
    recipes,
    traces,
    collaborators,
  }: { recipes: RecipeStore; traces: CookTraces; collaborators: Collaborators },
): Promise<Consumer> {
  return bus.react({
    durable: 'recipes.user-deleted',
    subjects: ['user.deleted'],
    backoffMs: PATIENT_BACKOFF_MS,
    async handle({ data }) {
      const read = messages['user.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('user.deleted without a user');
      const now = new Date();
      await collaborators.forget(read.data.userId, now);
      await eraseCook(recipes, traces, read.data.userId, now);
    },
  });
}
