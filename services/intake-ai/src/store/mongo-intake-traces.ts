import type { AnyModel } from '@convivio/platform/database';
import { eraseFiles } from '@convivio/platform/files/erase-files';
import type { Files } from '@convivio/platform/files/files';
import type { IntakeTraces } from '../domain/erasure/intake-traces.ts';
import { pictureKeyOf } from '../domain/intake/uploads/picture-key.ts';

const AT_ONCE = 100;

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
): IntakeTraces {
  return {
    async erase(ownerId) {
      while (await eraseJobs(jobs, files, ownerId));
      await eraseFiles(files, [`uploads/${ownerId}/`]);
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
  ownerId: string,
): Promise<boolean> {
  const found = await jobs.find({ ownerId }, { _id: 1 }).limit(AT_ONCE).lean<{ _id: number }[]>();
  for (const { _id } of found) await files.remove(pictureKeyOf(_id));
  await jobs.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
  return found.length === AT_ONCE;
}
