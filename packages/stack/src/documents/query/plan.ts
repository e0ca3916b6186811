import { AFTER, type IndexPart, type OrderedIndex } from '../indexes/ordered-index.ts';
import { inverted, TYPE } from '../ordering/key-string.ts';
import { sameValue } from '../ordering/compare.ts';
import type { Collection } from '../store/collection.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { fieldOf, type Fields } from '../values.ts';
import {
  constraintsOf,
  type Bound,
  type Constraint,
  type Constraints,
  type KeyRange,
} from './bounds.ts';
import type { SortPart } from './sort.ts';

/** A way to reach the documents that may match: never too few, perhaps too many. */
export interface Plan {
  candidates: Iterable<StoredDocument>;
  /** True when they already come in the order of the sort. */
  inOrder: boolean;
  /** True when all of them match and none has to be tested. */
  exact: boolean;
  /** How many they are, where that is known without following them. */
  count?: number;
}

interface IndexScan {
  index: OrderedIndex;
  ranges: KeyRange[];
  /** How many entries the ranges hold. */
  count: number;
  direction: 1 | -1;
  inOrder: boolean;
  exact: boolean;
}

/** More ranges than this are not worth following one by one. */
const MAX_RANGES = 1_000;

/** Chooses between the indexes and the whole collection by how many documents each would have to look at. */
export function planScan(
  collection: Collection,
  filter: Fields,
  sort: SortPart[],
  wanted: number,
): Plan {
  const constraints = constraintsOf(filter);
  const { byField, complete } = constraints;
  const byId = byField.get('_id')?.find((constraint) => constraint.kind === 'points');
  if (byId?.kind === 'points' && byId.keys.length === 1) {
    const stored = collection.documentById(byId.keys[0]!);
    return {
      candidates: stored ? [stored] : [],
      inOrder: true,
      exact: complete && byField.size === 1 && byField.get('_id')!.length === 1,
    };
  }

  const scans = collection
    .allIndexes()
    .map((index) => scanOf(index, constraints, filter, sort))
    .filter((scan) => scan !== null);
  const narrowest = Math.min(collection.size, ...scans.map((scan) => scan.count));
  // An index in the sort's order may stop early: after about as many entries as it takes to meet the wanted documents.
  const costOf = (scan: IndexScan) => {
    if (!scan.inOrder) return scan.count * 2;
    return Number.isFinite(wanted)
      ? Math.min(scan.count, (wanted * scan.count) / Math.max(1, narrowest))
      : scan.count;
  };
  let best: IndexScan | null = null;
  // Of equals one that says it all, for its documents need not be looked at.
  for (const scan of scans)
    if (
      !best ||
      costOf(scan) < costOf(best) ||
      (costOf(scan) === costOf(best) && scan.exact && !best.exact)
    )
      best = scan;
  const wholeCost = collection.size * (sort.length > 0 ? 2 : 1);
  if (!best || (costOf(best) >= wholeCost && !best.inOrder))
    return {
      candidates: collection.documents(),
      inOrder: sort.length === 0,
      exact: complete && byField.size === 0,
    };
  return {
    candidates: follow(best),
    inOrder: best.inOrder,
    exact: best.exact,
    ...(!best.index.parts.some((part) => part.throughArray) && { count: best.count }),
  };
}

function scanOf(
  index: OrderedIndex,
  { byField, complete }: Constraints,
  filter: Fields,
  sort: SortPart[],
): IndexScan | null {
  if (
    index.definition.partialFilterExpression &&
    !implies(filter, index.definition.partialFilterExpression)
  )
    return null;
  let prefixes = [''];
  let ranges: KeyRange[] | null = null;
  let throughArray = false;
  let demandsValue = false;
  let bound = 0;
  let exact = complete;

  for (const part of index.parts) {
    const constraint = chooseConstraint(part, byField.get(part.name));
    // Two conditions on one array may be met by different elements, which share no entry: only the first part can be used.
    if (!constraint || (part.throughArray && throughArray)) break;
    throughArray ||= part.throughArray;
    exact &&= saysAll(part, byField.get(part.name)!);
    demandsValue ||= constraint.kind === 'range' || !constraint.keys.includes(TYPE.null);
    if (constraint.kind === 'range') {
      ranges = prefixes.map((prefix) => rangeUnder(prefix, part, constraint));
      bound++;
      break;
    }
    const next = prefixes.flatMap((prefix) =>
      constraint.keys.map((key) => prefix + (part.direction === 1 ? key : inverted(key))),
    );
    if (next.length > MAX_RANGES) break;
    prefixes = next;
    bound++;
  }
  // A sparse index lacks the documents without the field, which null and $exists: false ask for.
  if (index.definition.sparse && !demandsValue) return null;

  const order = orderAfter(index, ranges ? bound - 1 : bound, prefixes.length === 1, sort);
  if (bound === 0 && order === null) return null;
  ranges ??= prefixes.map((prefix) => ({ from: prefix, to: prefix + AFTER }));
  const count = ranges.reduce((sum, range) => sum + index.entries.count(range.from, range.to), 0);
  return {
    index,
    ranges,
    count,
    direction: order ?? 1,
    inOrder: sort.length === 0 || order !== null,
    exact: exact && bound === byField.size,
  };
}

/** Points before ranges, and the fewest points; the two ends of a range are joined unless an array may meet them with different items. */
function chooseConstraint(
  part: IndexPart,
  constraints: Constraint[] | undefined,
): Constraint | null {
  if (!constraints) return null;
  let best: Constraint | null = null;
  for (const constraint of constraints) {
    if (!best) best = constraint;
    else if (constraint.kind === 'points')
      best =
        best.kind === 'points' && best.keys.length <= constraint.keys.length ? best : constraint;
    else if (best.kind === 'range' && !part.throughArray)
      best = {
        kind: 'range',
        lower: later(best.lower, constraint.lower),
        upper: earlier(best.upper, constraint.upper),
      };
  }
  return best;
}

/** True when the chosen constraint says what all constraints of the field say together. */
function saysAll(part: IndexPart, constraints: Constraint[]): boolean {
  return (
    constraints.length === 1 ||
    (!part.throughArray && constraints.every((constraint) => constraint.kind === 'range'))
  );
}

function later(a: Bound, b: Bound): Bound {
  return b.key > a.key || (b.key === a.key && !b.included) ? b : a;
}

function earlier(a: Bound, b: Bound): Bound {
  return b.key < a.key || (b.key === a.key && !b.included) ? b : a;
}

/** Longer than any run of this byte within a key, so that the bare byte of a type, upside down, still has all of its type before it. */
const AFTER_ALL = AFTER.repeat(16);

function rangeUnder(
  prefix: string,
  part: IndexPart,
  { lower, upper }: { lower: Bound; upper: Bound },
): KeyRange {
  if (part.direction === 1)
    return {
      from: prefix + lower.key + (lower.included ? '' : AFTER),
      to: prefix + upper.key + (upper.included ? AFTER : ''),
    };
  return {
    from: prefix + inverted(upper.key) + (upper.included ? '' : AFTER),
    to: prefix + inverted(lower.key) + (lower.included ? AFTER_ALL : ''),
  };
}

/** The direction in which the entries come in the order of the sort, or null when they do not. */
function orderAfter(
  index: OrderedIndex,
  bound: number,
  singlePrefix: boolean,
  sort: SortPart[],
): 1 | -1 | null {
  if (sort.length === 0 || !singlePrefix) return null;
  const fixed = new Set(index.parts.slice(0, bound).map((part) => part.name));
  const open = sort.filter((part) => !fixed.has(part.name));
  // An array is sorted by its lowest item, whichever item brought its document here.
  if (index.parts.some((part) => part.throughArray)) return null;
  if (open.length === 0) return 1;
  const rest = index.parts.slice(bound, bound + open.length);
  if (rest.length < open.length) return null;
  const direction = (rest[0]!.direction * open[0]!.direction) as 1 | -1;
  return rest.every(
    (part, i) => part.name === open[i]!.name && part.direction * open[i]!.direction === direction,
  )
    ? direction
    : null;
}

/** True when every document that fits the filter is in the partial index: the filter repeats its conditions, or demands more of the field. */
function implies(filter: Fields, partial: Fields): boolean {
  return Object.keys(partial).every((name) => {
    const wanted = fieldOf(partial, name);
    const given = fieldOf(filter, name);
    if (given === undefined) return false;
    if (sameValue(given, wanted)) return true;
    return (
      sameValue(wanted, { $exists: true }) &&
      (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean')
    );
  });
}

function* follow({ index, ranges, direction }: IndexScan): Generator<StoredDocument> {
  const mayRepeat = index.parts.some((part) => part.throughArray);
  const seen = new Set<StoredDocument>();
  for (const range of ranges) {
    for (const stored of index.entries.between(range.from, range.to, direction)) {
      if (mayRepeat) {
        if (seen.has(stored)) continue;
        seen.add(stored);
      }
      yield stored;
    }
  }
}
