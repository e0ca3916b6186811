import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ClaimedRecipe } from '../src/domain/provider/claimed-recipe.ts';
import { startWebServer } from './web-server.ts';

export interface AskedCompletion {
  model: string;
  messages: [
    { role: 'system'; content: string },
    { role: 'user'; content: { type: string; text?: string; image_url?: { url: string } }[] },
  ];
  response_format: {
    type: string;
    json_schema: {
      name: string;
      strict: boolean;
      schema: { required: string[]; additionalProperties: boolean };
    };
  };
  max_completion_tokens: number;
}

export type Behaviour = (
  asked: AskedCompletion,
  response: ServerResponse,
  request: IncomingMessage,
) => void;

/** A server that speaks the protocol of OpenAI's chat completions and behaves as the test says, well or badly. */
export interface OpenaiServer {
  /** What the setting AI_URL takes. */
  url: string;
  asked: AskedCompletion[];
  headers: IncomingMessage['headers'][];
  /** How it behaves from now on; a list is used up one by one, its last for ever. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export async function startOpenaiServer(): Promise<OpenaiServer> {
  let behaviours: Behaviour[] = [];
  const asked: AskedCompletion[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = await startWebServer((request, response) => {
    void json(request).then((body) => {
      asked.push(body as AskedCompletion);
      headers.push(request.headers);
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      if (request.url !== '/v1/chat/completions' || !behaviour) response.writeHead(404).end('{}');
      else behaviour(body as AskedCompletion, response, request);
    });
  });
  return {
    url: `openai:${server.origin}/v1`,
    asked,
    headers,
    close: server.close,
    behave(...next) {
      behaviours = next;
      asked.length = 0;
      headers.length = 0;
    },
  };
}

/** A completion with this text as its content. */
export function says(
  content: string | null,
  more: {
    finish?: string;
    refusal?: string;
    usage?: { prompt_tokens: number; completion_tokens: number };
  } = {},
): Behaviour {
  return ({ model }, response) => {
    const usage = more.usage ?? { prompt_tokens: 1_000, completion_tokens: 200 };
    const choice = {
      index: 0,
      finish_reason: more.finish ?? 'stop',
      logprobs: null,
      message: { role: 'assistant', content, refusal: more.refusal ?? null },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_700_000_000,
        model,
        choices: [choice],
        usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
      }),
    );
  };
}

export const answers = (value: unknown): Behaviour => says(JSON.stringify(value));

export function failsWith(
  status: number,
  headers: Record<string, string> = {},
  error: { message?: string; type?: string; code?: string } = {},
): Behaviour {
  return (_asked, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(
      JSON.stringify({
        error: { message: `no (${status})`, type: 'error', code: null, param: null, ...error },
      }),
    );
}

/** Takes the request and says nothing. */
export const hangs: Behaviour = () => undefined;

/** A claim of a recipe; only what is named differs from an empty one. */
export function claim(fields: Partial<ClaimedRecipe>): ClaimedRecipe {
  return {
    recipeFound: true,
    title: null,
    description: null,
    yieldAsWritten: null,
    prepTime: null,
    cookTime: null,
    totalTime: null,
    ingredientGroups: [],
    steps: [],
    notes: [],
    equipment: [],
    author: null,
    language: 'en',
    otherRecipeTitles: [],
    ...fields,
  };
}

export const lines = (...texts: string[]) => [{ heading: null, lines: texts }];
export const steps = (...texts: string[]) => texts.map((text) => ({ heading: null, text }));
