import { failure } from '../errors.ts';
import { compilePipeline, stageOf } from '../aggregation/pipeline.ts';
import { sameValue } from '../ordering/compare.ts';
import { withIdFirst, type Fields } from '../values.ts';
import type { Update } from './application.ts';

const ALLOWED = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];

/** Compiles an update that computes the new document from the old one by aggregation stages. */
export function compilePipelineUpdate(stages: unknown[]): Update {
  for (const stage of stages) {
    const [name] = stageOf(stage);
    if (!ALLOWED.includes(name))
      throw failure('InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  const run = compilePipeline(stages, { variables: { NOW: new Date() }, read: () => [] });
  return (document) => {
    const [result] = run([document]) as [Fields];
    if (
      document._id !== undefined &&
      result._id !== undefined &&
      !sameValue(result._id, document._id)
    )
      throw failure(
        'ImmutableField',
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    const next =
      document._id === undefined
        ? withIdFirst(result)
        : withIdFirst({ ...result, _id: document._id });
    return sameValue(next, document) ? document : next;
  };
}
