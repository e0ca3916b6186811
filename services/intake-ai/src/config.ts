import { z } from 'zod';

/** Settings of intake beyond those that all services share. */
export const settings = z.object({
  RECIPES_URL: z.url(),
  /** Jobs one worker handles at a time, all but one of them of one cook. */
  INTAKE_CONCURRENCY: z.coerce.number().int().min(1).max(16).default(3),
  /** Whether this process also works on jobs; off where workers run on their own. */
  INTAKE_WORKER: z.stringbool().default(true),
  /** Origins that the fetch guard lets through although they are private, such as http://127.0.0.1:9000. */
  INTAKE_ALLOW_ORIGINS: z.string().default('').transform(originsOf),
  /** Where Instagram and TikTok describe a post in JSON; {url} stands for the post. Empty switches the question off. */
  INSTAGRAM_OEMBED_URL: z
    .string()
    .default('https://graph.facebook.com/v25.0/instagram_oembed?url={url}'),
  TIKTOK_OEMBED_URL: z.string().default('https://www.tiktok.com/oembed?url={url}'),
  /** `offline:` or the base address of an OpenAI-compatible service as openai:https://host/v1. */
  AI_URL: z
    .string()
    .regex(/^(offline:|openai:https?:\/\/)/, 'must be offline: or openai:https://…')
    .default('offline:'),
  AI_API_KEY: z.string().default(''),
  AI_TEXT_MODEL: z.string().default('gpt-5-mini'),
  AI_VISION_MODEL: z.string().default('gpt-5-mini'),
  /** Milliseconds for one try; a call with its two further tries may take twice as long. */
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(45_000),
  /** Integer micro-dollars that one cook's calls may cost in a day (UTC), until an administrator sets a budget. */
  AI_DAILY_BUDGET: z.coerce.number().int().min(0).default(500_000),
});

function originsOf(text: string, context: z.RefinementCtx): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const url = URL.parse(part);
      if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
        context.addIssue({
          code: 'custom',
          message: `"${part}" is not an origin such as http://127.0.0.1:9000`,
        });
      return url?.origin ?? part;
    });
}

export type IntakeSettings = z.infer<typeof settings>;
