import { failure } from '../errors.ts';
import { fieldOf, isFields, positionOf, withIdFirst, type Fields } from '../values.ts';
import type { Application, Update } from './application.ts';
import { readArrayFilters, type ArrayFilters } from './array-filters.ts';
import { changeAt, type Change, type Place } from './change-at.ts';
import { MODIFIERS } from './modifiers.ts';
import { compilePipelineUpdate } from './pipeline-update.ts';
import { compileReplacement } from './replacement.ts';

interface Step {
  parts: string[];
  field: string;
  onInsertOnly: boolean;
  creates: boolean;
  toleratesValues: boolean;
  change: (place: Place) => Change;
}

/** Compiles an update once: operators, a pipeline, or a whole replacement. Throws MongoDB's error for what it does not know. */
export function compileUpdate(
  update: unknown,
  options: { arrayFilters?: unknown; multi: boolean },
): Update {
  if (Array.isArray(update)) return compilePipelineUpdate(update);
  if (!isFields(update))
    throw failure('FailedToParse', 'Update argument must be either an object or an array');
  const arrayFilters = readArrayFilters(options.arrayFilters);
  if (!Object.keys(update)[0]?.startsWith('$')) {
    if (options.multi)
      throw failure('FailedToParse', 'multi update is not supported for replacement-style update');
    if (arrayFilters.size > 0)
      throw failure(
        'FailedToParse',
        'arrayFilters may not be specified for replacement-style updates',
      );
    return compileReplacement(update);
  }
  const steps = readSteps(update);
  refuseConflicts(steps);
  refuseUnusedFilters(steps, arrayFilters);
  // MongoDB adds new fields in the order of their names, not of the update.
  steps.sort((a, b) => orderOfPaths(a.parts, b.parts));
  const mayMeet =
    steps.length > 1 && steps.some((step) => step.parts.some((part) => part.startsWith('$')));
  return (document, application) => {
    const touch = mayMeet ? refuseMeeting() : undefined;
    const next = steps.reduce(
      (each, step) => applyStep(each, step, application, arrayFilters, touch),
      document,
    );
    return next === document ? document : withIdFirst(next);
  };
}

/** Refuses that two operators change the same array element, which shows only once `$` and `$[...]` are resolved. */
function refuseMeeting(): (place: string) => void {
  const places: string[] = [];
  return (place) => {
    if (
      places.some(
        (other) =>
          other === place || other.startsWith(`${place}.`) || place.startsWith(`${other}.`),
      )
    )
      throw failure('ConflictingUpdateOperators', `Update created a conflict at '${place}'`);
    places.push(place);
  };
}

function readSteps(update: Fields): Step[] {
  return Object.keys(update).flatMap((operator) => {
    const modifier = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
    if (!modifier)
      throw failure(
        'FailedToParse',
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    const operands = fieldOf(update, operator);
    if (!isFields(operands))
      throw failure(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeof operands} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${JSON.stringify(operands)}}`,
      );
    return Object.keys(operands).map((field): Step => {
      const parts = field.split('.');
      if (parts.includes(''))
        throw failure(
          'EmptyFieldName',
          `The update path '${field}' contains an empty field name, which is not allowed.`,
        );
      if (parts[0]!.startsWith('$'))
        throw failure(
          parts[0] === '$' || parts[0]!.startsWith('$[') ? 'BadValue' : 'DollarPrefixedFieldName',
          `The dollar ($) prefixed field '${parts[0]}' in '${field}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
        );
      return {
        parts,
        field,
        onInsertOnly: operator === '$setOnInsert',
        creates: modifier.creates,
        toleratesValues: modifier.toleratesValues ?? false,
        change: modifier.compile(fieldOf(operands, field), field),
      };
    });
  });
}

function refuseConflicts(steps: Step[]): void {
  const fields = steps.map((step) => step.field).toSorted();
  const taken = new Set<string>();
  for (const field of fields) {
    const parts = field.split('.');
    const conflict = parts
      .map((_, i) => parts.slice(0, i + 1).join('.'))
      .find((prefix) => taken.has(prefix));
    if (conflict !== undefined)
      throw failure(
        'ConflictingUpdateOperators',
        `Updating the path '${field}' would create a conflict at '${conflict}'`,
      );
    taken.add(field);
  }
  refuseMixedElements(steps);
}

/** Under one array, elements are named either by `$[...]` or by position, not both ways. */
function refuseMixedElements(steps: Step[]): void {
  const kinds = new Map<string, boolean>();
  for (const { parts, field } of steps) {
    parts.forEach((part, i) => {
      const array = parts.slice(0, i).join('.');
      const byFilter = part.startsWith('$[');
      if (kinds.has(array) && kinds.get(array) !== byFilter)
        throw failure(
          'ConflictingUpdateOperators',
          `Updating the path '${field}' would create a conflict at '${array}'`,
        );
      kinds.set(array, byFilter);
    });
  }
}

function refuseUnusedFilters(steps: Step[], filters: ArrayFilters): void {
  const used = new Set(
    steps.flatMap((step) =>
      step.parts
        .filter((part) => part.startsWith('$[') && part !== '$[]')
        .map((part) => part.slice(2, -1)),
    ),
  );
  for (const name of used)
    if (!filters.has(name))
      throw failure(
        'BadValue',
        `No array filter found for identifier '${name}' in path '${steps.find((step) => step.parts.includes(`$[${name}]`))?.field}'`,
      );
  for (const name of filters.keys())
    if (!used.has(name))
      throw failure(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update`,
      );
}

function orderOfPaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i] || (a[i]!.startsWith('$[') && b[i]!.startsWith('$['))) continue;
    const [left, right] = [positionOf(a[i]!), positionOf(b[i]!)];
    if (left !== null && right !== null) return left - right;
    return a[i]! < b[i]! ? -1 : 1;
  }
  return a.length - b.length;
}

function applyStep(
  document: Fields,
  step: Step,
  { matchedPosition, inserting }: Application,
  filters: ArrayFilters,
  touch?: (place: string) => void,
): Fields {
  const skipped = step.onInsertOnly && !inserting;
  const parts = step.parts.map((part) => {
    if (part !== '$') return part;
    const position = matchedPosition();
    if (position === undefined)
      throw failure(
        'BadValue',
        'The positional operator did not find the match needed from the query.',
      );
    return String(position);
  });
  const change: Change = skipped
    ? (current) => current
    : step.change({ field: step.field, id: document._id });
  const next = changeAt(
    document,
    {
      parts,
      creates: step.creates && !skipped,
      toleratesValues: step.toleratesValues || skipped,
      elementFilter: (name) => filters.get(name)!,
      touch,
    },
    change,
  );
  if (parts[0] === '_id' && next !== document && document._id !== undefined)
    throw failure(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return next;
}
