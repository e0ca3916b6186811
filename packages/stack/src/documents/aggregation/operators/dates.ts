import { locationFailure, notSupported } from '../../errors.ts';
import { typeName } from '../../query/type-names.ts';
import { namedOperands, type Compile, type Expression, type Operator } from '../operator.ts';

/** Operators that gather moments by day, week or month, in UTC. */
export const dates: Record<string, Operator> = {
  $dateToString: toText,
  $dateTrunc: truncate,
};

const UTC = ['UTC', 'GMT', 'Etc/UTC', 'Z', '+00:00'];

function refuseTimezone(name: string, timezone: unknown): void {
  if (timezone !== undefined && timezone !== null && !UTC.includes(timezone as string))
    throw notSupported(`${name} in another time zone than UTC`);
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
  '%': () => '%',
};

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function toText(operand: unknown, compile: Compile, name: string): Expression {
  const named = namedOperands(name, operand, ['date', 'format', 'timezone', 'onNull'], ['date']);
  refuseTimezone(name, named.timezone);
  const format = named.format ?? '%Y-%m-%dT%H:%M:%S.%LZ';
  if (typeof format !== 'string' || format.startsWith('$'))
    throw notSupported('$dateToString with a computed format');
  const unknown = /%([^YmdHMSL%]|$)/.exec(format);
  if (unknown) throw notSupported(`The part '${unknown[0]}' of a date format`);
  const date = compile(named.date);
  const onNull = Object.hasOwn(named, 'onNull') ? compile(named.onNull) : () => null;
  return (scope) => {
    const value = dateOrNull(date(scope));
    return value === null
      ? onNull(scope)
      : format.replace(/%(.)/g, (_, letter: string) => FORMATS[letter]!(value));
  };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const TRUNCATIONS: Record<string, (date: Date) => Date> = {
  year: (date) => new Date(Date.UTC(date.getUTCFullYear(), 0, 1)),
  month: (date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)),
  week: (date) => startOfWeek(date, date.getUTCDay()),
  day: (date) => new Date(floorTo(date.getTime(), DAY)),
  hour: (date) => new Date(floorTo(date.getTime(), HOUR)),
};

function startOfWeek(date: Date, daysSince: number): Date {
  return new Date(floorTo(date.getTime(), DAY) - daysSince * DAY);
}

function floorTo(value: number, unit: number): number {
  return Math.floor(value / unit) * unit;
}

function truncate(operand: unknown, compile: Compile, name: string): Expression {
  const named = namedOperands(
    name,
    operand,
    ['date', 'unit', 'timezone', 'startOfWeek', 'binSize'],
    ['date', 'unit'],
  );
  refuseTimezone(name, named.timezone);
  const weekStartsOnMonday = /^mon(day)?$/i.test(String(named.startOfWeek ?? ''));
  if (
    named.startOfWeek !== undefined &&
    !weekStartsOnMonday &&
    !/^sun(day)?$/i.test(String(named.startOfWeek))
  )
    throw notSupported('$dateTrunc with a week that starts neither on Sunday nor on Monday');
  if (named.binSize !== undefined && named.binSize !== 1)
    throw notSupported('$dateTrunc with a binSize');
  const cut =
    typeof named.unit === 'string' && Object.hasOwn(TRUNCATIONS, named.unit)
      ? TRUNCATIONS[named.unit]
      : undefined;
  if (!cut) throw notSupported(`$dateTrunc with the unit ${JSON.stringify(named.unit)}`);
  const date = compile(named.date);
  return (scope) => {
    const value = dateOrNull(date(scope));
    if (value === null) return null;
    return named.unit === 'week' && weekStartsOnMonday
      ? startOfWeek(value, (value.getUTCDay() + 6) % 7)
      : cut(value);
  };
}
