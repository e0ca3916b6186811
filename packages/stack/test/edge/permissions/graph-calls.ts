import { getNamedType, isCompositeType, isRequiredArgument, type GraphQLField } from 'graphql';
import { apiSchema } from '../../../../../gateway/src/rest/openapi/api-schema.ts';
import type { Cook } from '../../../src/test-kit.ts';
import { TOLD, toldFor } from './what-is-told.ts';
import type { Things } from './things.ts';

/** How a call goes out: what is answered, as a status of refusal or null, and what it says. */
export interface Outcome {
  status: number | null;
  text: string;
}
export type Call = (things: Things, who: Cook | null, owner: Cook, url: string) => Promise<Outcome>;

/** A call for each field of Query and Mutation, told what it must be told, and whose collection is meant. */
export function graphCalls(): Map<string, Call> {
  const of = (kind: 'query' | 'mutation', fields: Record<string, GraphQLField<unknown, unknown>>) =>
    Object.values(fields).map((field) => [field.name, callOf(kind, field)] as const);
  return new Map([
    ...of('query', apiSchema.getQueryType()!.getFields()),
    ...of('mutation', apiSchema.getMutationType()!.getFields()),
  ]);
}

function callOf(
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
): Call {
  const told = args.filter(
    (arg) => isRequiredArgument(arg) || arg.name === 'collection' || `${name}.${arg.name}` in TOLD,
  );
  const declared = told.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = told.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const fields = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  const query = `${kind} ${declared && `(${declared})`} { ${name}${given && `(${given})`}${fields} }`;
  return async (things, who, owner, url) => {
    const variables: Record<string, unknown> = {};
    for (const arg of told) variables[arg.name] = await toldFor(name, arg.name)(things, who, owner);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(who && { authorization: `Bearer ${who.token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const { errors } = JSON.parse(text) as { errors?: { extensions: { status: number } }[] };
    // A token that does not hold is refused before anything is asked.
    const refusal = response.ok ? null : response.status;
    return { status: errors?.[0]?.extensions.status ?? refusal, text };
  };
}
