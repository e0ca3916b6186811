const LONGEST = 120;
const MOST = 4_000;

/**
 * A reading that remembers its last few thousand short texts: kitchens write the same lines again and again. What it gives is shared,
 * so nobody may change it.
 */
export function memoise<Result>(
  read: (text: string, language: string | null) => Result,
): (text: string, language?: string | null) => Result {
  const known = new Map<string, { result: Result }>();
  return (text, language = null) => {
    if (text.length > LONGEST) return read(text, language);
    const key = `${language ?? ''}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before.result;
    const result = read(text, language);
    known.set(key, { result });
    if (known.size > MOST) known.delete(known.keys().next().value as string);
    return result;
  };
}
