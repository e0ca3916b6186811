import { failure, locationFailure, notSupported } from '../errors.ts';
import { countMatching, select } from '../query/select.ts';
import { isFields, type Fields } from '../values.ts';
import { countIn, fieldsIn, namespaceOf, type Command } from './command.ts';

/** MongoDB's code for a stage that it does not know. */
const UNRECOGNIZED_STAGE = 40324;

/**
 * The driver counts documents by an aggregation, and nothing else in the house aggregates: a filter, a part of what it finds, and
 * the sum of ones. Any other stage is refused by its name.
 */
const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
  run(command, context) {
    const namespace = namespaceOf(command, 'aggregate', context);
    if (!isFields(command.cursor))
      throw failure(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const { filter, skip, limit } = readCounting(command.pipeline);
    const collection = context.store.collection(namespace);
    const n =
      skip || limit
        ? select(collection, filter, { skip, limit }).length
        : countMatching(collection, filter);
    return {
      field: 'firstBatch',
      ...context.cursors.open(namespace, n > 0 ? [{ _id: 1, n }] : [], {
        batchSize: countIn(command.cursor, 'batchSize'),
      }),
    };
  },
};

/** Reads `[{ $match }, { $skip }, { $limit }, { $group: { _id: 1, n: { $sum: 1 } } }]`; skip and limit may be missing. */
function readCounting(pipeline: unknown): { filter: Fields; skip: number; limit: number } {
  if (!Array.isArray(pipeline) || !pipeline.every(isFields))
    throw failure('TypeMismatch', "Each element of the 'pipeline' array must be an object");
  const stages = new Map(pipeline.map((stage) => [Object.keys(stage)[0] ?? '', stage]));
  const order = [...stages.keys()];
  const unknown = order.find((name) => !['$match', '$skip', '$limit', '$group'].includes(name));
  if (unknown !== undefined)
    throw locationFailure(UNRECOGNIZED_STAGE, `Unrecognized pipeline stage name: '${unknown}'`);
  if (
    pipeline.length !== order.length ||
    !isCount(stages.get('$group')?.$group) ||
    order.at(-1) !== '$group'
  )
    throw notSupported('An aggregation that does not count documents');
  return {
    filter: fieldsIn(stages.get('$match') ?? {}, '$match'),
    skip: countIn(stages.get('$skip') ?? {}, '$skip') ?? 0,
    limit: countIn(stages.get('$limit') ?? {}, '$limit') ?? 0,
  };
}

const isCount = (group: unknown) =>
  isFields(group) &&
  group._id === 1 &&
  isFields(group.n) &&
  group.n.$sum === 1 &&
  Object.keys(group).length === 2;

export const aggregateCommands: Record<string, Command> = { aggregate };
