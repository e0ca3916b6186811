import { failure, notSupported } from '../errors.ts';
import { pathOf, valuesAt } from '../query/paths.ts';
import { isFields, withField, type Fields } from '../values.ts';

/** Finds the documents of a collection that fit a filter. */
export type CollectionReader = (collection: string, filter: Fields) => Fields[];

/** Compiles a `$lookup` by equal fields: the other collection's documents as an array. Joins by a pipeline are refused. */
export function compileLookup(
  source: unknown,
  read: CollectionReader,
): (document: Fields) => Fields {
  if (!isFields(source))
    throw failure('FailedToParse', 'the $lookup specification must be an Object');
  if (Object.hasOwn(source, 'pipeline') || Object.hasOwn(source, 'let'))
    throw notSupported('$lookup with a pipeline');
  const { from, localField, foreignField, as } = source;
  for (const [name, value] of Object.entries({ from, localField, foreignField, as })) {
    if (typeof value !== 'string' || value === '')
      throw failure('FailedToParse', `$lookup argument '${name}' must be a non-empty string`);
  }
  if ((as as string).includes('.')) throw notSupported('$lookup into a nested field');
  const path = pathOf(localField as string);
  return (document) => {
    const values = valuesAt(document, path).flatMap((value) =>
      Array.isArray(value) && value.length > 0 ? value : [value],
    );
    // A missing field joins with null, as in MongoDB.
    const wanted = values.length === 0 ? [null] : values.map((value) => value ?? null);
    return withField(
      document,
      as as string,
      read(from as string, { [foreignField as string]: { $in: wanted } }),
    );
  };
}
