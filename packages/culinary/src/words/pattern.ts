/**
 * A pattern on several lines, for `pattern('iu')` in front of a template: breaks of lines and the blanks behind them count for
 * nothing, and backslashes stand as in a pattern between slashes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(flags: string) {
  return (strings: TemplateStringsArray, ...values: string[]): RegExp =>
    new RegExp(source(strings, ...values), flags);
}

/** The same as the source of a pattern, to be built into others. */
/* @__NO_SIDE_EFFECTS__ */
export function source(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw(strings, ...values).replace(/\n\s*/g, '');
}
