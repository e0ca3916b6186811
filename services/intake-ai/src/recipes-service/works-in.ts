import type { ServiceCaller } from '@convivio/platform/call-service';
import type { WorksIn } from '../domain/intake/job/collection.ts';
import { WorksInDocument } from './generated/operations.ts';

/** The recipes service knows who works in whose collection. */
export function collectionAsker(callRecipes: ServiceCaller): WorksIn {
  return async (cookId, collection) =>
    cookId === collection || (await callRecipes(WorksInDocument, { cookId, collection })).worksIn;
}
