const mostValues = 200_000;
const wrappers = new Set([
  'ShallowReactive',
  'Reactive',
  'Ref',
  'ShallowRef',
  'EmptyRef',
  'EmptyShallowRef',
]);

/**
 * Nuxt writes its state as one flat list in which objects and lists hold the places of their values: [{"title":1},"Cake"].
 * Remix names the places of its keys too: [{"_1":2},"title","Cake"].
 * Gives the state back as nested data; any other value is given back as it is. Circles end where they meet themselves.
 */
export function unpackNuxt(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 3 || value.length > mostValues) return value;
  const flat: unknown[] = value;
  const inRange = (at: unknown): at is number =>
    typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < flat.length;
  const first = flat[0];
  const points = Array.isArray(first)
    ? wrappers.has(String(first[0]))
    : typeof first === 'object' &&
      first !== null &&
      Object.values(first).length > 0 &&
      Object.values(first).every(inRange);
  if (!points) return value;
  const places = Object.keys(first ?? {});
  const isKeyed = places.length > 0 && places.every((key) => /^_\d{1,6}$/.test(key));
  const keyOf = (name: string) => (isKeyed ? String(flat[Number(name.slice(1))] ?? name) : name);
  const built = new Map<number, unknown>();
  const build = (at: number, depth: number): unknown => {
    if (built.has(at)) return built.get(at);
    const raw = flat[at];
    if (typeof raw !== 'object' || raw === null || depth > 60)
      return typeof raw === 'object' ? null : raw;
    if (Array.isArray(raw)) {
      if (typeof raw[0] === 'string' && wrappers.has(raw[0]))
        return inRange(raw[1]) ? build(raw[1], depth + 1) : null;
      const list: unknown[] = [];
      built.set(at, list);
      for (const place of raw) if (inRange(place)) list.push(build(place, depth + 1));
      return list;
    }
    const object: Record<string, unknown> = {};
    built.set(at, object);
    for (const [name, place] of Object.entries(raw)) {
      const key = keyOf(name);
      if (inRange(place))
        Object.defineProperty(object, key, {
          value: build(place, depth + 1),
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return object;
  };
  return build(0, 0);
}
