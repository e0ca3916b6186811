import { compilePipeline, stageOf } from '../aggregation/pipeline.ts';
import { failure } from '../errors.ts';
import { readSort, type SortPart } from '../query/sort.ts';
import { select } from '../query/select.ts';
import { isFields, type Fields } from '../values.ts';
import { countIn, namespaceOf, type Command } from './command.ts';

const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation'],
  run(command, context) {
    if (typeof command.aggregate !== 'string')
      throw failure('InvalidNamespace', 'Only the aggregation of a collection is supported');
    if (!Array.isArray(command.pipeline))
      throw failure(
        'TypeMismatch',
        "BSON field 'aggregate.pipeline' is the wrong type, expected type 'array'",
      );
    if (!isFields(command.cursor))
      throw failure(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const namespace = namespaceOf(command, 'aggregate', context);
    const read = (collection: string, filter: Fields) =>
      select(context.store.collection(`${context.database}.${collection}`), filter).map(
        (slot) => slot.version.fields,
      );
    const stages = { read, variables: { NOW: new Date() } };
    const run = compilePipeline(command.pipeline, stages);
    // Everything is compiled before anything is read, so that a wrong last stage is refused.
    const { filter, sort, served } = leadingStages(command.pipeline);
    const documents = select(context.store.collection(namespace), filter, { sort }).map(
      (slot) => slot.version.fields,
    );
    const rest = served === 0 ? run : compilePipeline(command.pipeline.slice(served), stages);
    return {
      field: 'firstBatch',
      ...context.cursors.open(namespace, rest(documents), {
        batchSize: countIn(command.cursor, 'batchSize'),
      }),
    };
  },
};

/** A `$match` at the beginning, and a `$sort` after it, are left to the indexes. */
function leadingStages(pipeline: unknown[]): { filter: Fields; sort: SortPart[]; served: number } {
  let filter: Fields = {};
  let served = 0;
  const [firstName, first] = pipeline.length > 0 ? stageOf(pipeline[0]) : ['', undefined];
  if (firstName === '$match' && isFields(first)) {
    filter = first;
    served = 1;
  }
  const [nextName, next] = pipeline.length > served ? stageOf(pipeline[served]) : ['', undefined];
  if (nextName !== '$sort') return { filter, sort: [], served };
  return { filter, sort: readSort(next), served: served + 1 };
}

export const aggregateCommands: Record<string, Command> = { aggregate };
