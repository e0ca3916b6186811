import type { AnyModel } from '@convivio/platform/database';
import { jsonDocuments, type OwnData } from '@convivio/platform/own-data';

/** How far a run is. */
const WORKS = ['run', 'openRuns', 'place'];

/** What is held here about a user, beside the files that recipes were made from: those come with the recipes. */
export function intakeData({
  jobs,
  magic,
  chefs,
  corrections,
  spending,
}: Record<'jobs' | 'magic' | 'chefs' | 'corrections' | 'spending', AnyModel>): OwnData {
  return async function* (userId) {
    yield { path: 'imports.json', content: jsonDocuments(jobs, { ownerId: userId }, WORKS) };
    yield { path: 'magic-recipes.json', content: jsonDocuments(magic, { ownerId: userId }, WORKS) };
    yield { path: 'chefs.json', content: jsonDocuments(chefs, { _id: userId }, WORKS) };
    yield {
      path: 'food-corrections.json',
      content: jsonDocuments(corrections, { _id: userId }, WORKS),
    };
    const days = { _id: { $gte: `${userId}:`, $lt: `${userId};` } };
    yield { path: 'ai-spending.json', content: jsonDocuments(spending, days, WORKS) };
  };
}
