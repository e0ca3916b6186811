import { failure } from '../errors.ts';
import { sameValue } from '../ordering/compare.ts';
import { withIdFirst, type Fields } from '../values.ts';
import type { Update } from './application.ts';

/** Compiles an update that replaces the whole document but its `_id`. */
export function compileReplacement(replacement: Fields): Update {
  const operator = Object.keys(replacement).find((name) => name.startsWith('$'));
  if (operator !== undefined)
    throw failure(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  return (document) => {
    if (document._id === undefined) return withIdFirst(replacement);
    if (replacement._id !== undefined && !sameValue(replacement._id, document._id))
      throw failure(
        'ImmutableField',
        `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${JSON.stringify(replacement._id)}`,
      );
    const next = { _id: document._id, ...replacement };
    next._id = document._id;
    return sameValue(next, document) ? document : next;
  };
}
