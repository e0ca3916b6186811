/** An id as REST shows it: a number; the text of a generated recipe. */
export function restId(id: string): number | string {
  return /^\d+$/.test(id) ? Number(id) : id;
}
