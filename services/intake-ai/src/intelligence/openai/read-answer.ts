import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { z } from 'zod';
import { jsonIn } from './json-in.ts';
import { UnusableAnswer } from './trouble-of.ts';

/** The structured answer of a completion. Throws UnusableAnswer for a refusal, an answer broken off, and anything of another shape. */
export function readAnswer<T>(completion: ChatCompletion, schema: z.ZodType<T>): T {
  const choice = completion.choices?.[0];
  if (!choice?.message) throw new UnusableAnswer('malformed', 'an answer without a message');
  const { finish_reason: reason, message } = choice;
  if (message.refusal || reason === 'content_filter')
    throw new UnusableAnswer('refused', 'the model declined');
  if (reason === 'length')
    throw new UnusableAnswer('truncated', 'the answer reached the length limit');
  const content = message.content ?? '';
  const found = jsonIn(content);
  if (found === undefined)
    throw content.trim() === '' || content.includes('{')
      ? new UnusableAnswer('truncated', 'the answer is not whole JSON')
      : new UnusableAnswer('malformed', 'the answer holds no JSON');
  const parsed = schema.safeParse(found);
  if (!parsed.success)
    throw new UnusableAnswer('malformed', 'the answer has another shape than asked for');
  return parsed.data;
}
