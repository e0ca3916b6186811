import type { JsonSchema } from './scalar-shapes.ts';

/** A value of a type: its schema, the fields it has, and what has to be done to show it. */
export interface Shaped {
  schema: JsonSchema;
  fields: Record<string, Shaped>;
  /** Shows what is inside of it. */
  present?: (value: unknown) => void;
  /** Shows the value itself as another. */
  replace?: (value: unknown) => unknown;
}

export function listOf(item: Shaped): Shaped {
  const { replace, present } = item;
  const each = replace
    ? (list: unknown) =>
        (list as unknown[] | null)?.forEach((value, at, all) => void (all[at] = replace(value)))
    : present && ((list: unknown) => (list as unknown[] | null)?.forEach(present));
  return {
    schema: { type: 'array', items: item.schema },
    fields: item.fields,
    ...(each && { present: each }),
  };
}

export const objectSchema = (fields: Record<string, Shaped>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ),
  required: Object.keys(fields),
  additionalProperties: false,
});

/** Looks at those fields alone that have something to be shown otherwise. */
export function presenting(fields: Record<string, Shaped>): Pick<Shaped, 'present'> {
  const replaced = Object.entries(fields).filter(([, { replace }]) => replace);
  const entered = Object.entries(fields).filter(([, { present }]) => present);
  if (replaced.length + entered.length === 0) return {};
  return {
    present(value) {
      if (value === null) return;
      const object = value as Record<string, unknown>;
      for (const [name, { replace }] of replaced) object[name] = replace?.(object[name]);
      for (const [name, { present }] of entered) present?.(object[name]);
    },
  };
}

/** The fields of `lift` in its place, all of them null where it is; without those that are not shown. */
export function reshaped(
  shaped: Shaped,
  lift: string | undefined,
  omit: readonly string[],
): Shaped {
  const { [lift ?? '']: lifted, ...own } = shaped.fields;
  const nullable = lifted?.schema['anyOf'] !== undefined;
  const inner = Object.entries(lifted?.fields ?? {}).map(
    ([name, field]) =>
      [
        name,
        nullable ? { ...field, schema: { anyOf: [field.schema, { type: 'null' }] } } : field,
      ] as const,
  );
  const fields: Record<string, Shaped> = { ...own, ...Object.fromEntries(inner) };
  for (const name of omit) delete fields[name];
  const nothing = Object.fromEntries(inner.map(([name]) => [name, null]));
  return {
    schema: objectSchema(fields),
    fields,
    ...(shaped.present && { present: shaped.present }),
    replace(value) {
      const shown = { ...(value as Record<string, unknown>) };
      if (lift) {
        Object.assign(shown, shown[lift] ?? nothing);
        delete shown[lift];
      }
      for (const name of omit) delete shown[name];
      return shown;
    },
  };
}

/** A list of things as an object with each of them under its id; the id is not said again. */
export function keyedById({ fields: { id, ...fields }, present }: Shaped): Shaped {
  if (!id) throw new Error('what is shown by its id has none');
  return {
    schema: {
      type: 'object',
      description: `Each under its id: ${String(id.schema['description'] ?? 'id.')}`,
      additionalProperties: objectSchema(fields),
    },
    fields: {},
    replace(list) {
      present?.(list);
      return Object.fromEntries(
        (list as { id: string }[]).map(({ id: key, ...thing }) => [key, thing]),
      );
    },
  };
}

/** A list of things with further fields, which are null. */
export function withBlanks({ fields, present }: Shaped, names: readonly string[]): Shaped {
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  const blank: Shaped = {
    schema: { type: 'null', description: 'Not known here: it is null.' },
    fields: {},
  };
  const whole = { ...fields, ...Object.fromEntries(names.map((name) => [name, blank])) };
  return {
    schema: { type: 'array', items: objectSchema(whole) },
    fields: whole,
    replace(list) {
      present?.(list);
      return (list as object[]).map((thing) => ({ ...thing, ...nothing }));
    },
  };
}
