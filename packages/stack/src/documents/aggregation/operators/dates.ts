import { locationFailure, notSupported } from '../../errors.ts';
import { typeName } from '../../query/type-names.ts';
import { fieldOf, isFields } from '../../values.ts';
import { compileExpression, compileNamedOperands, type Expression, type Operator } from '../expressions.ts';

/** Operators on dates, in UTC. */
export const dates: Record<string, Operator> = {
  $year: part('$year', (date) => date.getUTCFullYear()),
  $month: part('$month', (date) => date.getUTCMonth() + 1),
  $dayOfMonth: part('$dayOfMonth', (date) => date.getUTCDate()),
  $dayOfWeek: part('$dayOfWeek', (date) => date.getUTCDay() + 1),
  $hour: part('$hour', (date) => date.getUTCHours()),
  $minute: part('$minute', (date) => date.getUTCMinutes()),
  $second: part('$second', (date) => date.getUTCSeconds()),
  $dateToString: toText,
  $dateTrunc: truncate,
};

const UTC = ['UTC', 'GMT', 'Etc/UTC', 'Z', '+00:00'];

function refuseTimezone(name: string, timezone: unknown): void {
  if (timezone !== undefined && timezone !== null && !UTC.includes(timezone as string)) throw notSupported(`${name} in another time zone than UTC`);
}

function part(name: string, of: (date: Date) => number): Operator {
  return (operand) => {
    if (isFields(operand) && Object.hasOwn(operand, 'date')) refuseTimezone(name, fieldOf(operand, 'timezone'));
    const source = isFields(operand) && Object.hasOwn(operand, 'date') ? operand.date : Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;
    const expression = compileExpression(source);
    return (scope) => {
      const date = dateOrNull(expression(scope));
      return date === null ? null : of(date);
    };
  };
}

function dateOrNull(value: unknown): Date | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value;
  throw locationFailure(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

const FORMATS: Record<string, (date: Date) => string> = {
  Y: (date) => digits(date.getUTCFullYear(), 4),
  m: (date) => digits(date.getUTCMonth() + 1, 2),
  d: (date) => digits(date.getUTCDate(), 2),
  H: (date) => digits(date.getUTCHours(), 2),
  M: (date) => digits(date.getUTCMinutes(), 2),
  S: (date) => digits(date.getUTCSeconds(), 2),
  L: (date) => digits(date.getUTCMilliseconds(), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(date.getUTCDay() || 7),
  '%': () => '%',
};

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function toText(operand: unknown): Expression {
  const named = compileNamedOperands('$dateToString', operand, ['date', 'format', 'timezone', 'onNull'], ['date']);
  refuseTimezone('$dateToString', named.timezone);
  const format = named.format ?? '%Y-%m-%dT%H:%M:%S.%LZ';
  if (typeof format !== 'string' || format.startsWith('$')) throw notSupported('$dateToString with a computed format');
  const unknown = /%([^YmdHMSLwu%]|$)/.exec(format);
  if (unknown) throw locationFailure(18536, `Invalid format character '${unknown[0]}' in format string`);
  const date = compileExpression(named.date);
  const onNull = Object.hasOwn(named, 'onNull') ? compileExpression(named.onNull) : () => null;
  return (scope) => {
    const value = dateOrNull(date(scope));
    return value === null ? onNull(scope) : format.replace(/%(.)/g, (_, letter: string) => FORMATS[letter]!(value));
  };
}

const DAY = 86_400_000;

const TRUNCATIONS: Record<string, (date: Date) => Date> = {
  year: (date) => new Date(Date.UTC(date.getUTCFullYear(), 0, 1)),
  quarter: (date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (date.getUTCMonth() % 3), 1)),
  month: (date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)),
  week: (date) => new Date(floorTo(date.getTime(), DAY) - date.getUTCDay() * DAY),
  day: (date) => new Date(floorTo(date.getTime(), DAY)),
  hour: (date) => new Date(floorTo(date.getTime(), 3_600_000)),
  minute: (date) => new Date(floorTo(date.getTime(), 60_000)),
  second: (date) => new Date(floorTo(date.getTime(), 1_000)),
};

function floorTo(value: number, unit: number): number {
  return Math.floor(value / unit) * unit;
}

function truncate(operand: unknown): Expression {
  const named = compileNamedOperands('$dateTrunc', operand, ['date', 'unit', 'timezone', 'startOfWeek', 'binSize'], ['date', 'unit']);
  refuseTimezone('$dateTrunc', named.timezone);
  const weekStartsOnMonday = /^mon(day)?$/i.test(String(named.startOfWeek ?? ''));
  if (named.startOfWeek !== undefined && !weekStartsOnMonday && !/^sun(day)?$/i.test(String(named.startOfWeek))) throw notSupported('$dateTrunc with a week that starts neither on Sunday nor on Monday');
  if (named.binSize !== undefined && named.binSize !== 1) throw notSupported('$dateTrunc with a binSize');
  const cut = typeof named.unit === 'string' ? TRUNCATIONS[named.unit] : undefined;
  if (!cut) throw notSupported(`$dateTrunc with the unit ${JSON.stringify(named.unit)}`);
  const date = compileExpression(named.date);
  return (scope) => {
    const value = dateOrNull(date(scope));
    if (value === null) return null;
    if (named.unit === 'week' && weekStartsOnMonday) return new Date(floorTo(value.getTime(), DAY) - ((value.getUTCDay() + 6) % 7) * DAY);
    return cut(value);
  };
}
