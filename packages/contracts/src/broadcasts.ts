import { z } from 'zod';
import { intakeState } from './messages.ts';

/** How far a library file is, on its way in or out. */
const progress = {
  ownerId: z.string(),
  state: z.enum(['running', 'finished', 'failed']),
  done: z.int(),
  total: z.int().nullable(),
  error: z.string().nullable(),
};

/** What services tell whoever listens at the moment, by subject: nothing is stored and nothing promised. What must arrive is a message. */
export const broadcasts = {
  /** Its analysis was worked out, or has failed; the recipe is as it was. */
  'recipe.analysed': z.object({ recipeId: z.int(), ownerId: z.string() }),
  /** A process runs, or stops. */
  'service.beat': z.object({
    instance: z.string().max(100),
    service: z.string().max(100),
    role: z.enum(['service', 'worker']),
    version: z.string().max(50),
    startedAt: z.iso.datetime(),
    stopping: z.boolean(),
    /** Which of its engines answer, by name. */
    checks: z.record(z.string(), z.enum(['well', 'away'])),
    /** How long its answers of the last minutes took, in milliseconds; null where it answered nothing. */
    answers: z.object({ count: z.int(), medianMs: z.number(), p95Ms: z.number() }).nullable(),
  }),
  'intake.progressed': intakeState,
  'library-import.progressed': z.object({ importId: z.int(), ...progress }),
  'library-export.progressed': z.object({ exportId: z.int(), ...progress }),
} as const;

export type BroadcastSubject = keyof typeof broadcasts;
export type BroadcastData<S extends BroadcastSubject> = z.infer<(typeof broadcasts)[S]>;

/** The part of a bus that tells. */
interface Teller {
  broadcast(subject: string, data: unknown): void;
}

/** Tells it, with its data checked against its subject by the compiler. */
export function broadcast<S extends BroadcastSubject>(
  bus: Teller,
  subject: S,
  data: BroadcastData<S>,
): void {
  bus.broadcast(subject, data);
}
