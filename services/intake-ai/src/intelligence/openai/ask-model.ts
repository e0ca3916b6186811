import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletion, ChatCompletionContentPart } from 'openai/resources/chat/completions';
import type { z } from 'zod';
import type { Log } from '@convivio/platform/log';
import { announce } from '@convivio/contracts/announcement';
import type { AiBudget } from '../../domain/provider/ai-budget.ts';
import type { Insight } from '../../domain/provider/culinary-intelligence.ts';
import type { SpendingStore } from '../../domain/provider/spending-store.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { callCost, type Tokens } from './call-cost.ts';
import { patientFetch } from './patient-fetch.ts';
import { readAnswer } from './read-answer.ts';
import { troubleOf } from './trouble-of.ts';

export interface ModelOptions {
  baseUrl: string;
  apiKey: string;
  /** Milliseconds for one try, and for a call with its tries and the waits between them. */
  tryMs: number;
  callMs: number;
  /** What calls may cost, as it is when one begins. */
  budget: () => Promise<AiBudget>;
}

export interface Question<T> {
  /** What the call is for, as it is counted. */
  feature: string;
  model: string;
  ownerId: string;
  instructions: string;
  content: ChatCompletionContentPart[];
  schema: z.ZodType<T>;
}

export type AskModel = <T>(question: Question<T>, signal: AbortSignal) => Promise<Insight<T>>;

/** Tries after the first one; the client waits between them with jitter, or as long as the provider asks for where the call lasts that long. */
const RETRIES = 2;
const MOST_ANSWER_BYTES = 2 * 1024 * 1024;
/** With room for the thoughts of models that think. */
const MOST_ANSWER_TOKENS = 16_000;
/** Cautious guesses for setting money aside before a call. */
const CHARACTERS_A_TOKEN = 3;
const TOKENS_A_PICTURE = 2_000;

/** Asks a model for structured answers: within the budgets of the day, each call paid and counted. Throws only when the signal aborts. */
export function modelAsker(options: ModelOptions, spending: SpendingStore, log: Log): AskModel {
  return async <T>(question: Question<T>, signal: AbortSignal): Promise<Insight<T>> => {
    const { feature, model } = question;
    const bill = await openBill(spending, question, await options.budget());
    if (typeof bill === 'string') {
      log.info(
        { feature, trouble: bill },
        'a call to the provider was not made: the budget of the day is used up',
      );
      return { answer: null, trouble: bill };
    }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(options.callMs)]);
    let tokens: Tokens = { input: 0, output: 0 };
    let insight: Insight<T>;
    try {
      const completion = await complete(clientOf(options), question, limit);
      tokens = tokensOf(completion);
      insight = { answer: readAnswer(completion, question.schema), trouble: null };
    } catch (error) {
      const trouble = troubleOf(error);
      insight = { answer: null, trouble };
      const status = error instanceof OpenAI.APIError ? error.status : undefined;
      if (!signal.aborted)
        log.warn({ feature, model, trouble, status }, 'a call to the provider failed');
    }
    await bill.settle(tokens, signal.aborted ? 'aborted' : insight.trouble);
    signal.throwIfAborted();
    return insight;
  };
}

/** A client for one call that begins now. */
const clientOf = ({ baseUrl, apiKey, tryMs, callMs }: ModelOptions) =>
  new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey || 'none',
    organization: null,
    project: null,
    timeout: tryMs,
    maxRetries: RETRIES,
    fetch: patientFetch(boundedFetch(MOST_ANSWER_BYTES), performance.now() + callMs),
    logLevel: 'off',
  });

/** Sets money aside for a call; answers which budget of the day is used up, where one is. */
async function openBill(spending: SpendingStore, question: Question<unknown>, budget: AiBudget) {
  const { ownerId, feature, model } = question;
  const day = new Date().toISOString().slice(0, 10);
  const reserved = callCost(model, { input: guessTokens(question), output: MOST_ANSWER_TOKENS });
  const refusal = await spending.reserve(ownerId, day, reserved, budget);
  if (refusal) return refusal;
  const startedAt = performance.now();
  return {
    /** Pays what the call has cost instead, and counts it. */
    async settle(tokens: Tokens, errorType: string | null): Promise<void> {
      const cost = callCost(model, tokens);
      const call = {
        ownerId,
        feature,
        model,
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        cost,
        durationMs: Math.round(performance.now() - startedAt),
        success: errorType === null,
        errorType,
      };
      await spending.settle(ownerId, day, reserved, cost, announce('usage.ai', ownerId, call));
    },
  };
}

function complete<T>(
  client: OpenAI,
  { model, instructions, content, schema, feature }: Question<T>,
  signal: AbortSignal,
): Promise<ChatCompletion> {
  return client.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content },
      ],
      response_format: zodResponseFormat(schema, feature),
      max_completion_tokens: MOST_ANSWER_TOKENS,
    },
    { signal },
  );
}

function tokensOf({ usage }: ChatCompletion): Tokens {
  return { input: usage?.prompt_tokens ?? 0, output: usage?.completion_tokens ?? 0 };
}

function guessTokens({
  instructions,
  content,
}: Pick<Question<unknown>, 'instructions' | 'content'>): number {
  const parts = content.reduce(
    (sum, part) =>
      sum + (part.type === 'text' ? part.text.length / CHARACTERS_A_TOKEN : TOKENS_A_PICTURE),
    0,
  );
  return Math.ceil(parts + instructions.length / CHARACTERS_A_TOKEN);
}
