import type { RequestHandler } from 'express';
import { LIMITS } from './limits.data.ts';

/** Brackets in each other, with those of arguments and values: far more than an operation within the limit of depth has, and few enough to be parsed. */
const MOST_NESTED = 100;

/** Refuses (400) what is nested so deep that parsing it, and every rule that looks at it, would run out of stack. It says what the limit of depth says. */
export const refuseDeeplyNested: RequestHandler = (request, response, next) => {
  const { query } = (request.method === 'GET' ? request.query : (request.body ?? {})) as {
    query?: unknown;
  };
  const depth = typeof query === 'string' ? nestedIn(query) : 0;
  if (depth <= MOST_NESTED) return next();
  const message = `Syntax Error: Query depth limit of ${LIMITS.depth} exceeded, found ${depth}.`;
  response.status(400).json({
    errors: [{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 } }],
  });
};

const TOKENS = /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[{([]|[})\]]/g;

/** How deep brackets of a text lie in each other. */
function nestedIn(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [token] of text.matchAll(TOKENS))
    if (/[{([]/.test(token[0]!)) most = Math.max(most, ++depth);
    else if (/[})\]]/.test(token[0]!)) depth--;
  return most;
}
