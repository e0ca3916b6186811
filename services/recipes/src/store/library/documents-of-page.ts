import type { Read } from '../../domain/library/library-reader.ts';
import type { RecipeDocument } from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

interface Wanted {
  projection: object | null;
  sort?: Record<string, 1 | -1>;
  skip?: number;
  limit?: number;
}

/**
 * Documents of one page, a batch at a time, which is 16 MB at most: nothing more is read once `read` says that they are too much.
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
    const cursor = model.collection.find<RecipeDocument>(filter, {
      ...wanted,
      ...(projection && { projection }),
    });
    try {
      while (await cursor.hasNext())
        for (const document of cursor.readBufferedDocuments()) {
          read.add(document);
          documents.push(document);
        }
    } finally {
      await cursor.close();
    }
    return documents;
  });
}
