/** A JSON schema as far as zod writes one for what travels as JSON. */
interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** A JSON schema as a TypeScript type. Throws for what it has no type for. */
export function typeOfJsonSchema(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOfJsonSchema).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOfJsonSchema({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `(${typeOfJsonSchema(schema.items ?? {})})[]`;
    case 'object':
      return `{ ${Object.entries(schema.properties ?? {})
        .map(
          ([name, field]) =>
            `${JSON.stringify(name)}${schema.required?.includes(name) ? '' : '?'}: ${typeOfJsonSchema(field)};`,
        )
        .join(' ')} }`;
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}
