import type { AnyModel } from '@convivio/platform/database';
import type { PlannerTraces } from '../domain/event/planner-traces.ts';

const AT_ONCE = 500;

export function mongoPlannerTraces({
  events,
  lists,
  feeds,
}: Record<'events' | 'lists' | 'feeds', AnyModel>): PlannerTraces {
  return {
    async erase(ownerId) {
      for (const model of [events, lists]) while (await eraseSome(model, ownerId));
      await feeds.deleteOne({ _id: ownerId });
    },
  };
}

async function eraseSome(model: AnyModel, ownerId: string): Promise<boolean> {
  const found = await model.find({ ownerId }, { _id: 1 }).limit(AT_ONCE).lean<{ _id: number }[]>();
  await model.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
  return found.length === AT_ONCE;
}
