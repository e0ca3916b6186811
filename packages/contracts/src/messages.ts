import { z } from 'zod';
import { intakeStages } from './intake-stages.ts';

const recipeRef = z.object({ recipeId: z.number().int(), ownerId: z.string(), title: z.string() });
const eventRef = z.object({ eventId: z.number().int(), ownerId: z.string(), name: z.string() });
const listRef = z.object({ listId: z.number().int(), ownerId: z.string(), title: z.string() });
/** A generated recipe that was asked for, by its request. */
const magicRef = z.object({ requestId: z.number().int(), ownerId: z.string() });
/** A cook who may see and change what belongs to another. */
const collaborationRef = z.object({
  collaborationId: z.number().int(),
  ownerId: z.string(),
  collaboratorId: z.string(),
});
/** What the letter was, and who gave it up. */
const deadLetterRef = z.object({ subject: z.string(), consumer: z.string() });
const invitationRef = z.object({ invitationId: z.number().int(), ownerId: z.string() });
const usage = { durationMs: z.number(), success: z.boolean(), errorType: z.string().nullable() };

/** Where an intake job comes from. */
export type IntakeSourceKind = 'file' | 'url' | 'instagram' | 'tiktok' | 'text';

/** How a job stands. */
export const intakeState = z.object({
  jobId: z.number().int(),
  ownerId: z.string(),
  stage: z.enum(intakeStages),
  progress: z.number().int().min(0).max(100),
  recipeId: z.number().int().nullable(),
  title: z.string().nullable(),
  /** What was read became a draft. */
  draft: z.boolean().default(false),
  error: z.object({ code: z.string(), sentence: z.string(), status: z.number().int() }).nullable(),
});
export type IntakeState = z.infer<typeof intakeState>;

/** A library file to be read or written. `yielded` once others who waited were let go first. */
const libraryWork = z.object({
  workId: z.number().int(),
  ownerId: z.string(),
  yielded: z.boolean().default(false),
});

/** A part of the recipes whose analyses are to be made anew: those of higher ids than `after`. */
const analysisRenewal = z.object({
  /** Of the recipes of its owner that name an ingredient, of all cooks' that look it up as discovered, or of those of them that do not count it yet. */
  about: z.enum(['corrected', 'discovered', 'found']),
  /** Whose turn it takes: the cook who has corrected or for whom it was found, or the administrator. */
  ownerId: z.string(),
  ingredient: z.string(),
  after: z.number().int(),
});
export type AnalysisRenewal = z.infer<typeof analysisRenewal>;

/** What services tell each other, by subject, at least once. An unreadable message goes to the dead letters. */
export const messages = {
  'recipe.created': recipeRef,
  'recipe.changed': recipeRef,
  'recipe.archived': recipeRef,
  'recipe.restored': recipeRef,
  'recipe.deleted': recipeRef,
  'event.created': eventRef,
  'event.changed': eventRef,
  'event.deleted': eventRef,
  'shopping-list.created': listRef,
  'shopping-list.changed': listRef,
  'shopping-list.deleted': listRef,
  'collaboration.started': collaborationRef,
  'collaboration.ended': collaborationRef,
  'invitation.created': invitationRef,
  'invitation.accepted': invitationRef.extend({ acceptedBy: z.string() }),
  'invitation.revoked': invitationRef,
  /** A shared link was opened by a visitor. */
  'share.viewed': z.object({
    linkId: z.number().int(),
    ownerId: z.string(),
    recipeId: z.number().int(),
    /** By the visitor's time zone alone, ISO 3166; null where it is not known. */
    country: z.string().nullable(),
  }),
  /** A new account came from a shared link. */
  'share.signed-up': z.object({ linkId: z.number().int(), ownerId: z.string() }),
  'intake.requested': z.object({ jobId: z.number().int(), ownerId: z.string() }),
  /** Words of a recipe were written that are not in English yet. */
  'recipe-translation.requested': z.object({
    recipeId: z.number().int(),
    generated: z.boolean(),
    ownerId: z.string(),
  }),
  /** What the analysis of a recipe is of was written, or is read otherwise now. */
  'recipe-analysis.requested': z.object({
    recipeId: z.number().int(),
    generated: z.boolean(),
    ownerId: z.string(),
  }),
  /** A cook has said which food a name means: what was computed of their recipes with it is out of date. */
  'food.corrected': z.object({ ownerId: z.string(), ingredient: z.string() }),
  /** An administrator has verified or corrected what was discovered of a name that no table knows: the same for all cooks. */
  'discovered-ingredient.verified': z.object({ name: z.string() }),
  /** What a name stands for that no table knows was found out, for a recipe of whoever acts: the same for all cooks. */
  'discovered-ingredient.found': z.object({ name: z.string() }),
  /** Analyses are out of date: of a cook's recipes that name a corrected food, or of all that look a name up as discovered. */
  'analysis-renewal.requested': analysisRenewal,
  'library-import.requested': libraryWork,
  'library-export.requested': libraryWork,
  /** An operator has given a dead letter out again at the command line, or thrown it away: acted by nobody who has an account. */
  'dead-letter.replayed': deadLetterRef,
  'dead-letter.discarded': deadLetterRef,
  'intake.finished': intakeState,
  'intake.failed': intakeState,
  'magic.requested': magicRef,
  'magic.finished': magicRef,
  'magic.failed': magicRef,
  'usage.intake': z.object({
    jobId: z.number().int(),
    ownerId: z.string(),
    format: z.string(),
    size: z.number().nullable(),
    ...usage,
  }),
  'usage.ai': z.object({
    ownerId: z.string(),
    feature: z.string(),
    model: z.string(),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    /** Integer micro-dollars. */
    cost: z.number().int(),
    ...usage,
  }),
  /** What AI may cost in a day (UTC) in integer micro-dollars, as an administrator has set it; null means no limit. Comes again each day. */
  'ai-budget.changed': z.object({
    perUser: z.number().int().min(0).nullable(),
    /** The calls of all users together. */
    installation: z.number().int().min(0).nullable(),
    /** Of several the greatest holds. */
    revision: z.number().int().min(1),
  }),
  'user.seen': z.object({ userId: z.string(), email: z.string() }),
  'user.suspended': z.object({ userId: z.string() }),
  'user.reactivated': z.object({ userId: z.string() }),
  /** Every service erases what it holds of the user, files included. Comes once more after an hour, for what was still in hand at the first. */
  'user.deleted': z.object({ userId: z.string() }),
  'session.started': z.object({
    userId: z.string(),
    sessionId: z.string(),
    timezone: z.string(),
    userAgent: z.string(),
  }),
  'session.ended': z.object({
    userId: z.string(),
    sessionId: z.string(),
    /** Since the app was opened; null where that is not known. */
    durationMs: z.number().nullable().default(null),
  }),
} as const;

export type Subject = keyof typeof messages;
export type MessageData<S extends Subject> = z.infer<(typeof messages)[S]>;
