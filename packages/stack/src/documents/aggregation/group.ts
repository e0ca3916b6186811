import { locationFailure } from '../errors.ts';
import { keyString } from '../ordering/key-string.ts';
import { isFields, setField, type Fields } from '../values.ts';
import { compileAccumulator, type Accumulator } from './accumulators.ts';
import { compileExpression } from './expressions.ts';

/** Compiles a `$group` stage: documents with an equal `_id` expression become one. */
export function compileGroup(
  source: unknown,
  variables: Fields,
): (documents: Iterable<Fields>) => Fields[] {
  if (!isFields(source))
    throw locationFailure(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(source, '_id'))
    throw locationFailure(15955, 'a group specification must include an _id');
  const id = compileExpression(source._id);
  const fields = Object.keys(source)
    .filter((name) => name !== '_id')
    .map((name) => ({ name, ...compileAccumulator(name, source[name]) }));

  return (documents) => {
    const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
    for (const document of documents) {
      const scope = { root: document, current: document, variables };
      const value = id(scope);
      const key = keyString(value);
      let group = groups.get(key);
      if (!group)
        groups.set(
          key,
          (group = { id: value ?? null, accumulators: fields.map((field) => field.start()) }),
        );
      for (let i = 0; i < fields.length; i++) group.accumulators[i]!.add(fields[i]!.valueIn(scope));
    }
    return [...groups.values()].map((group) => {
      const result: Fields = { _id: group.id };
      fields.forEach((field, i) => setField(result, field.name, group.accumulators[i]!.result()));
      return result;
    });
  };
}
