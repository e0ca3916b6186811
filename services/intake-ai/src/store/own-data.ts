import type { AnyModel } from '@convivio/platform/database';
import { jsonList, type OwnData } from '@convivio/platform/own-data';

const withoutWorks = { outbox: 0, unsent: 0, idempotency: 0, run: 0, openRuns: 0, place: 0 };

/** What is held here about a user, beside the files that recipes were made from: those come with the recipes. */
export function intakeData({
  jobs,
  magic,
  chefs,
  corrections,
  spending,
}: Record<'jobs' | 'magic' | 'chefs' | 'corrections' | 'spending', AnyModel>): OwnData {
  return async function* (userId) {
    yield { path: 'imports.json', content: jsonList(records(jobs, { ownerId: userId })) };
    yield { path: 'magic-recipes.json', content: jsonList(records(magic, { ownerId: userId })) };
    yield { path: 'chefs.json', content: jsonList(records(chefs, { _id: userId })) };
    yield {
      path: 'food-corrections.json',
      content: jsonList(records(corrections, { _id: userId })),
    };
    const days = { _id: { $gte: `${userId}:`, $lt: `${userId};` } };
    yield { path: 'ai-spending.json', content: jsonList(records(spending, days)) };
  };
}

async function* records(model: AnyModel, filter: object): AsyncGenerator<object> {
  const found = model.find(filter, withoutWorks).sort({ _id: 1 }).lean().cursor();
  for await (const record of found) yield record as object;
}
