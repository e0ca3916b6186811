/** A BSON document or embedded document, decoded. Stored ones are never changed in place. */
export type Fields = { [field: string]: unknown };

/** True for an embedded document; false for arrays, null and values such as ObjectId or Date. */
export function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** The field's own value. Names such as `constructor` or `__proto__` are ordinary field names and must not find what every object inherits. */
export function fieldOf(fields: Fields, name: string): unknown {
  const value = fields[name];
  if (typeof value === 'function' || name === '__proto__')
    return Object.hasOwn(fields, name)
      ? Object.getOwnPropertyDescriptor(fields, name)?.value
      : undefined;
  return value;
}

/** Sets a field of a document that is still being built. */
export function setField(fields: Fields, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(fields, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  else fields[name] = value;
}

/** A copy with one field replaced or appended. */
export function withField(fields: Fields, name: string, value: unknown): Fields {
  const copy = { ...fields };
  setField(copy, name, value);
  return copy;
}

/** A copy without one field. */
export function withoutField(fields: Fields, name: string): Fields {
  const copy = { ...fields };
  delete copy[name];
  return copy;
}

/** A copy with `_id` first, where MongoDB always keeps it. */
export function withIdFirst(fields: Fields): Fields {
  if (!Object.hasOwn(fields, '_id') || Object.keys(fields)[0] === '_id') return fields;
  const { _id, ...rest } = fields;
  return { _id, ...rest };
}

/** The array position that a path part names, or null when it is no position ("01" is a field name). */
export function positionOf(part: string): number | null {
  return /^(0|[1-9]\d{0,8})$/.test(part) ? Number(part) : null;
}

/** True when an object's first field is an operator such as `$gt`. */
export function hasOperators(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  for (const name in value) return name.startsWith('$');
  return false;
}
