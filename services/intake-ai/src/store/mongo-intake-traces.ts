import type { AnyModel } from '@convivio/platform/database';
import { sweepFiles } from '@convivio/platform/files/sweep-files';
import type { Files } from '@convivio/platform/files/files';
import type { IntakeTraces } from '../domain/erasure/intake-traces.ts';
import { pictureKeyOf } from '../domain/intake/uploads/picture-key.ts';

const AT_ONCE = 100;

/**
 * Which of these files recipes still have. Those of the deleted user's own go with the recipes; those that were added to the collection of another
 * stay.
 */
type FilesOfRecipes = (keys: string[]) => Promise<ReadonlySet<string>>;

export function mongoIntakeTraces(
  {
    jobs,
    magic,
    chefs,
    corrections,
    spending,
    discovered,
  }: Record<'jobs' | 'magic' | 'chefs' | 'corrections' | 'spending' | 'discovered', AnyModel>,
  files: Pick<Files, 'list' | 'remove'>,
  ofRecipes: FilesOfRecipes,
): IntakeTraces {
  return {
    async erase(ownerId) {
      while (await eraseJobs(jobs, files, ofRecipes, ownerId));
      const uploads = { places: [`uploads/${ownerId}/`], olderThanMs: 0, needed: ofRecipes };
      // Nothing is stored any more under the name of who is gone: what there is now is older than the next moment.
      await sweepFiles(files, uploads, new Date(Date.now() + 1_000));
      await magic.deleteMany({ ownerId });
      await chefs.deleteOne({ _id: ownerId });
      await corrections.deleteOne({ _id: ownerId });
      // Ids begin with their owner, so that the index of ids finds them.
      await spending.deleteMany({ _id: { $gte: `${ownerId}:`, $lt: `${ownerId};` } });
      await discovered.updateMany({ verifiedBy: ownerId }, { $set: { verifiedBy: 'deleted' } });
    },
  };
}

/** A picture goes before the job that names it. */
async function eraseJobs(
  jobs: AnyModel,
  files: Pick<Files, 'remove'>,
  ofRecipes: FilesOfRecipes,
  ownerId: string,
): Promise<boolean> {
  const found = await jobs.find({ ownerId }, { _id: 1 }).limit(AT_ONCE).lean<{ _id: number }[]>();
  const pictures = found.map(({ _id }) => pictureKeyOf(_id));
  const kept = pictures.length > 0 ? await ofRecipes(pictures) : new Set();
  for (const picture of pictures) if (!kept.has(picture)) await files.remove(picture);
  await jobs.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
  return found.length === AT_ONCE;
}
