import type { ZipMember } from '@convivio/culinary/write';
import type { ExportPorts } from './export-ports.ts';
import { everyRecipe } from './write-export.ts';
import { zipMembers } from './zip-members.ts';

/** All recipes and templates of a cook with their files, as the export of a library has them, so that the whole can be brought in again. */
export async function* libraryData(
  ports: Pick<ExportPorts, 'recipes' | 'templates' | 'files'>,
  ownerId: string,
  now: Date,
): AsyncGenerator<ZipMember> {
  yield* zipMembers(
    ports.files,
    everyRecipe(ports.recipes, ownerId),
    await ports.templates.list(ownerId),
    now,
  );
}
