import type { AnyModel } from '@convivio/platform/database';
import { eraseFiles } from '@convivio/platform/files/erase-files';
import type { Files } from '@convivio/platform/files/files';
import type { CookTraces } from '../domain/recipe/deleting/erase-cook.ts';
import type { ImportModels } from './import-export/import-model.ts';

const AT_ONCE = 100;

interface Collections extends ImportModels {
  templates: AnyModel;
  usedKeys: AnyModel;
  exports: AnyModel;
}

/** What all collections and the file store have of a cook beside recipes. */
export function mongoCookTraces(
  { templates, usedKeys, imports, items, exports }: Collections,
  files: Pick<Files, 'list' | 'remove'>,
): CookTraces {
  return {
    async erase(ownerId) {
      await templates.deleteMany({ ownerId });
      await exports.deleteMany({ ownerId });
      // Ids begin with their owner, so that the index of ids finds them.
      await usedKeys.deleteMany({ _id: { $gte: `${ownerId}:`, $lt: `${ownerId};` } });
      await eraseImports(imports, items, ownerId);
      // Uploads are the files of recipes, which may be another's: they go with these, or by whoever reads them.
      await eraseFiles(files, [`exports/${ownerId}/`, `passing/${ownerId}/`]);
    },
  };
}

/** Each import goes behind its items, so that those are found again where this breaks off. */
async function eraseImports(imports: AnyModel, items: AnyModel, ownerId: string): Promise<void> {
  for (;;) {
    const found = await imports
      .find({ ownerId }, { _id: 1 })
      .limit(AT_ONCE)
      .lean<{ _id: number }[]>();
    const ids = found.map(({ _id }) => _id);
    await items.deleteMany({ importId: { $in: ids } });
    await imports.deleteMany({ _id: { $in: ids } });
    if (ids.length < AT_ONCE) return;
  }
}
