import type { FetchNode, PlanNode, QueryPlanSelectionNode } from '@apollo/query-planner';
import type { SubgraphAnswer, SubgraphRequest } from '@convivio/platform/local-subgraphs';
import { GraphQLError } from 'graphql';

/** The steps of a plan that are run here. */
export type Step =
  | { kind: 'Sequence'; steps: Step[] }
  | { kind: 'Parallel'; steps: Step[] }
  | { kind: 'Fetch'; serviceName: string; fetch: FetchNode; path: readonly string[] };

interface Run {
  ask(service: string, request: SubgraphRequest): Promise<SubgraphAnswer>;
  variables: Record<string, unknown>;
  failed(error: unknown): void;
}

type Data = Record<string, unknown>;
/** Something that another service knows more about, and where it is in the answer. */
interface Entity {
  data: Data;
  path: (string | number)[];
}

/** The steps of a plan; null where it has some that are not run here. */
export function stepsOf(
  node: { kind: string } & object,
  path: readonly string[] = [],
): Step | null {
  const plan = node as PlanNode;
  if (plan.kind === 'Flatten') return stepsOf(plan.node, [...path, ...(plan.path as string[])]);
  if (plan.kind === 'Sequence' || plan.kind === 'Parallel') {
    const steps = plan.nodes.map((each) => stepsOf(each, path));
    return steps.every((step) => step !== null) ? { kind: plan.kind, steps } : null;
  }
  if (plan.kind !== 'Fetch') return null;
  const { inputRewrites, outputRewrites, contextRewrites } = plan;
  if ([inputRewrites, outputRewrites, contextRewrites].some((rewrites) => rewrites?.length))
    return null;
  return { kind: 'Fetch', serviceName: plan.serviceName, fetch: plan, path };
}

/** Runs the steps and puts what they bring into `data`. A step that fails leaves its part out. */
export async function runSteps(step: Step, data: Data, run: Run): Promise<void> {
  if (step.kind === 'Parallel')
    return void (await Promise.all(step.steps.map((each) => runSteps(each, data, run))));
  if (step.kind === 'Sequence') {
    for (const each of step.steps) await runSteps(each, data, run);
    return;
  }
  try {
    await runFetch(step.fetch, entitiesAt(data, step.path), run);
  } catch (error) {
    run.failed(error);
  }
}

async function runFetch(fetch: FetchNode, found: Entity[], run: Run): Promise<void> {
  const { requires, serviceName, operation: query, operationName } = fetch;
  const known = found.flatMap((entity) => {
    const representation = requires ? pick(entity.data, requires) : {};
    return representation && (!requires || representation['__typename'])
      ? [{ entity, representation }]
      : [];
  });
  if (known.length === 0) return;
  const variables: Data = {};
  for (const name of fetch.variableUsages ?? [])
    if (run.variables[name] !== undefined) variables[name] = run.variables[name];
  if (requires) variables['representations'] = known.map(({ representation }) => representation);

  const answer = await run.ask(serviceName, { query, operationName, variables });
  for (const { message, path, extensions } of answer.errors ?? []) {
    const of = requires && typeof path?.[1] === 'number' ? known[path[1]]?.entity.path : undefined;
    const whole = of ? [...of, ...(path?.slice(2) ?? [])] : path;
    run.failed(
      new GraphQLError(message, {
        ...(whole && { path: whole }),
        ...(extensions && { extensions }),
      }),
    );
  }
  if (!answer.data) return;
  if (!requires) return known.forEach(({ entity }) => merge(entity.data, answer.data as Data));
  const entities = answer.data['_entities'];
  if (!Array.isArray(entities) || entities.length !== known.length)
    throw new Error(`the ${serviceName} service was asked for ${known.length} things`);
  known.forEach(({ entity }, at) => entities[at] && merge(entity.data, entities[at] as Data));
}

/** What stands at a path of the answer; `@` is each element of a list. */
function entitiesAt(
  data: unknown,
  path: readonly string[],
  at: (string | number)[] = [],
): Entity[] {
  if (data === null || data === undefined) return [];
  const [first, ...rest] = path;
  if (first === undefined) return [{ data: data as Data, path: at }];
  return first === '@'
    ? (data as unknown[]).flatMap((element, index) => entitiesAt(element, rest, [...at, index]))
    : entitiesAt((data as Data)[first], rest, [...at, first]);
}

/** The selected part of an object; null where some of it is missing. */
function pick(data: Data, selections: readonly QueryPlanSelectionNode[]): Data | null {
  const picked: Data = {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment') {
      if (selection.typeCondition && selection.typeCondition !== data['__typename']) continue;
      const inner = pick(data, selection.selections);
      if (!inner) return null;
      Object.assign(picked, inner);
      continue;
    }
    const name = selection.alias ?? selection.name;
    const value = data[name];
    if (value === undefined) return null;
    picked[name] =
      selection.selections && isObject(value) ? pick(value, selection.selections) : value;
  }
  return picked;
}

/** Puts the fields of one object into another, and those of objects that both have into each other. */
function merge(into: Data, from: Data): void {
  for (const [name, value] of Object.entries(from)) {
    const present = Object.hasOwn(into, name) ? into[name] : undefined;
    if (Array.isArray(present) && Array.isArray(value))
      value.forEach((element: unknown, at) => {
        if (isObject(present[at]) && isObject(element)) merge(present[at], element);
        else present[at] = element;
      });
    else if (isObject(present) && isObject(value)) merge(present, value);
    else if (name === '__proto__') putPrototypeName(into, value);
    else into[name] = value;
  }
}

/** Whoever asks chooses the names: one that is set as the prototype would be a field of every object. */
const putPrototypeName = (into: Data, value: unknown): void =>
  void Object.defineProperty(into, '__proto__', {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
