/** Reading values out of other programs' JSON, where any field may be missing or of another type. */
export type JsonObject = { readonly [field: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objects = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The trimmed text of the first field that has one; numbers count as text. */
export const text = (from: JsonObject, ...fields: string[]): string | null =>
  firstText(fields.map((field) => from[field]));

/** The same of values. */
export function firstText(values: readonly unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  }
  return null;
}

/** The first field that is a number above nought, also when it is written as text. */
export const positive = (from: JsonObject, ...fields: string[]): number | null =>
  firstPositive(fields.map((field) => from[field]));

/** The same of values. */
export function firstPositive(values: readonly unknown[]): number | null {
  for (const said of values) {
    const value = typeof said === 'string' ? Number(said) : said;
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
  }
  return null;
}

/** Names in a list of texts or of objects that bear a name; a single text is cut at its commas. */
export function names(value: unknown, field = 'name'): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return [
    ...new Set(
      list
        .map((item) =>
          isObject(item)
            ? text(item, field, 'name', 'title')
            : typeof item === 'string'
              ? item.trim()
              : null,
        )
        .filter((name): name is string => Boolean(name)),
    ),
  ];
}

/** An ISO date of what a program wrote as a date, or null. */
export function isoDate(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  // "2024-05-01 10:20:30", as databases write it, is UTC.
  const date = new Date(
    typeof value === 'string'
      ? value.trim().replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/, '$1T$2Z')
      : value,
  );
  return Number.isNaN(date.getTime()) || date.getTime() <= 0 || date.getUTCFullYear() > 9999
    ? null
    : date.toISOString();
}

/** An http address, also one written without its scheme. */
export function webAddress(value: string | null): string | null {
  if (!value) return null;
  const candidate = /^https?:\/\//i.test(value)
    ? value
    : /^(?:[\w-]+\.)+[a-z]{2,}\/\S*$/i.test(value)
      ? `https://${value}`
      : null;
  return candidate && URL.canParse(candidate) ? candidate : null;
}
