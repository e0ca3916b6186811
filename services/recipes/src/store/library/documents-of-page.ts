import type { Read } from '../../domain/library/library-reader.ts';
import type { RecipeDocument } from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

/** Read at once: the largest that there are take 2 MB each. */
const AT_ONCE = 20;

interface Wanted {
  projection: object | null;
  sort?: Record<string, 1 | -1>;
  skip?: number;
  limit?: number;
}

/**
 * Documents of one page, a few at a time: nothing more is read once `read` says that they are too much.
 * What they are found by goes to the driver as it is.
 */
export function documentsOfPage(
  model: RecipeModel,
  filter: object,
  { projection, ...wanted }: Wanted,
  read: Read,
): Promise<RecipeDocument[]> {
  return read.inTurn(async () => {
    const documents: RecipeDocument[] = [];
    for await (const document of model.collection.find<RecipeDocument>(filter, {
      ...wanted,
      ...(projection && { projection }),
      batchSize: AT_ONCE,
    })) {
      read.add(document);
      documents.push(document);
    }
    return documents;
  });
}
