import { failure, locationFailure } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import { compileProjection } from '../query/projection.ts';
import { readSort, sorted } from '../query/sort.ts';
import { fieldOf, isFields, withIdFirst, type Fields } from '../values.ts';
import { compileAddFields } from './add-fields.ts';
import { compileExpression } from './expressions.ts';
import { compileGroup } from './group.ts';
import { compileLookup, type CollectionReader } from './lookup.ts';
import { compileUnwind } from './unwind.ts';

/** What stages need beside the documents that reach them. */
export interface PipelineContext {
  read: CollectionReader;
  variables: Fields;
}

type Stage = (documents: Fields[]) => Fields[];
type StageCompiler = (source: unknown, context: PipelineContext) => Stage;

const STAGES: Record<string, StageCompiler> = {
  $match: (source) => {
    if (!isFields(source))
      throw locationFailure(15959, 'the match filter must be an expression in an object');
    const matches = compileFilter(source);
    return (documents) => documents.filter((document) => matches(document));
  },
  $sort: (source) => {
    const parts = readSort(source);
    if (parts.length === 0)
      throw locationFailure(15976, '$sort stage must have at least one sort key');
    return (documents) => sorted(documents, parts, (document) => document);
  },
  $skip: (source) => {
    const count = wholeNumber(source, 15956, '$skip');
    return (documents) => documents.slice(count);
  },
  $limit: (source) => {
    const count = wholeNumber(source, 15957, '$limit');
    if (count === 0) throw locationFailure(15958, 'the limit must be positive');
    return (documents) => documents.slice(0, count);
  },
  $project: (source) => {
    if (!isFields(source)) throw locationFailure(15969, '$project specification must be an object');
    const project = compileProjection(source);
    if (!project)
      throw locationFailure(
        51272,
        'Invalid $project :: caused by :: projection specification must have at least one field',
      );
    return (documents) => documents.map(project);
  },
  $unset: (source) => {
    const names = Array.isArray(source) ? source : [source];
    if (names.length === 0 || !names.every((name) => typeof name === 'string' && name !== ''))
      throw locationFailure(
        31120,
        '$unset specification must be a string or an array containing only string values',
      );
    const project = compileProjection(Object.fromEntries(names.map((name) => [name, 0])));
    return (documents) => documents.map(project!);
  },
  $addFields: addFields,
  $set: addFields,
  $replaceRoot: (source, context) => {
    if (!isFields(source) || !Object.hasOwn(source, 'newRoot'))
      throw locationFailure(40231, 'no newRoot specified for the $replaceRoot stage');
    return replaceRoot(source.newRoot, context);
  },
  $replaceWith: replaceRoot,
  $group: (source, { variables }) => compileGroup(source, variables),
  $unwind: (source) => {
    const unwind = compileUnwind(source);
    return (documents) => documents.flatMap(unwind);
  },
  $count: (source) => {
    if (typeof source !== 'string' || source === '')
      throw locationFailure(40156, 'the count field must be a non-empty string');
    if (source.startsWith('$'))
      throw locationFailure(40158, 'the count field cannot be a $-prefixed path');
    if (source.includes('.')) throw locationFailure(40160, "the count field cannot contain '.'");
    return (documents) => (documents.length === 0 ? [] : [{ [source]: documents.length }]);
  },
  $facet: (source, context) => {
    if (!isFields(source) || Object.keys(source).length === 0)
      throw locationFailure(40169, 'the $facet specification must be a non-empty object');
    const facets = Object.keys(source).map((name): [string, Stage] => {
      const stages = fieldOf(source, name);
      if (
        Array.isArray(stages) &&
        stages.some((stage) => isFields(stage) && Object.hasOwn(stage, '$facet'))
      )
        throw locationFailure(40600, '$facet is not allowed to be used within a $facet stage');
      return [name, compilePipeline(stages, context)];
    });
    return (documents) => [Object.fromEntries(facets.map(([name, run]) => [name, run(documents)]))];
  },
  $lookup: (source, { read }) => {
    const lookup = compileLookup(source, read);
    return (documents) => documents.map(lookup);
  },
};

/** Compiles a whole pipeline before any of it runs. Throws for a stage or operator that this engine does not know. */
export function compilePipeline(stages: unknown, context: PipelineContext): Stage {
  if (!Array.isArray(stages))
    throw failure('TypeMismatch', "'pipeline' option must be specified as an array");
  const compiled = stages.map((stage) => {
    const [name, source] = stageOf(stage);
    const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (!compile) throw locationFailure(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(source, context);
  });
  return (documents) => compiled.reduce((each, stage) => stage(each), documents);
}

/** The name and operand of a stage. */
export function stageOf(stage: unknown): [string, unknown] {
  if (!isFields(stage))
    throw failure('TypeMismatch', "Each element of the 'pipeline' array must be an object");
  const names = Object.keys(stage);
  if (names.length !== 1)
    throw locationFailure(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  return [names[0]!, fieldOf(stage, names[0]!)];
}

function addFields(source: unknown, { variables }: PipelineContext): Stage {
  const add = compileAddFields(source, variables);
  return (documents) => documents.map((document) => withIdFirst(add(document)));
}

function replaceRoot(source: unknown, { variables }: PipelineContext): Stage {
  const expression = compileExpression(source);
  return (documents) =>
    documents.map((document) => {
      const root = expression({ root: document, current: document, variables });
      if (!isFields(root))
        throw locationFailure(40228, "'newRoot' expression must evaluate to an object");
      return root;
    });
}

function wholeNumber(value: unknown, code: number, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw locationFailure(
      code,
      `invalid argument to ${name} stage: Expected a non-negative number`,
    );
  return value;
}
