/** What MongoDB's expressions hold for true: everything but false, null, missing and zero. */
export function isTruthy(value: unknown): boolean {
  return !(value === false || value === null || value === undefined || value === 0);
}
