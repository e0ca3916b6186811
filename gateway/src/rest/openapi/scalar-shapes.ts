/** A JSON schema as OpenAPI 3.1 writes it. */
export type JsonSchema = Record<string, unknown>;

/** How REST writes the scalars of the graph. */
export const scalarShapes: Record<string, JsonSchema> = {
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  ID: {
    type: ['integer', 'string'],
    description:
      'A number below 2^53; of a generated recipe text, magic_ and a number; of a user text.',
  },
  DateTime: { type: 'string', format: 'date-time' },
  Duration: { type: 'string', pattern: '^PT(\\d+H)?(\\d+M)?$' },
  Quantity: { type: ['number', 'string'] },
};
