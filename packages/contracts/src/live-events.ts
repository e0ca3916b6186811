import { z } from 'zod';
import { broadcasts, type BroadcastData, type BroadcastSubject } from './broadcasts.ts';
import { intakeState, messages, type MessageData, type Subject } from './messages.ts';

type Heard = Subject | BroadcastSubject;
type HeardData<S extends Heard> = S extends BroadcastSubject
  ? BroadcastData<S>
  : S extends Subject
    ? MessageData<S>
    : never;

/** An event is made of these messages or broadcasts and shows this of them. Who hears it: whose it is, unless told. */
const liveEvent = <const S extends Heard, Shown extends z.ZodObject>(
  of: readonly S[],
  shown: Shown,
  show: (data: HeardData<S>, subject: S) => z.input<Shown>,
  hearers: (data: HeardData<S>) => string[] = (data) => [ownerOf(data)],
) => ({ of, shown, show, hearers, shared: false });

/** An event that those too hear who collaborate with the cook whose it is. */
const sharedEvent: typeof liveEvent = (...event) => ({ ...liveEvent(...event), shared: true });

const jobState = intakeState.omit({ ownerId: true });
const eventChange = z.object({
  eventId: z.int(),
  change: z.enum(['created', 'changed', 'deleted']),
});
const listChange = z.object({
  listId: z.int(),
  change: z.enum(['created', 'changed', 'deleted']),
});
const collaborationChange = z.object({
  collaborationId: z.int(),
  ownerId: z.string(),
  collaboratorId: z.string(),
  change: z.enum(['started', 'ended']),
});
const magicEnd = z.object({ requestId: z.int() });
const recipeChange = z.object({
  recipeId: z.int(),
  change: z.enum(['created', 'changed', 'analysed', 'archived', 'restored', 'deleted']),
});

/** What a cook's open page is told while it listens, by event. The gateway passes it on, and the types of the web app are made from it. */
export const liveEvents = {
  'intake.progressed': liveEvent(['intake.progressed'], jobState, (state) => state),
  'intake.finished': liveEvent(['intake.finished'], jobState, (state) => state),
  'intake.failed': liveEvent(['intake.failed'], jobState, (state) => state),
  'magic.finished': liveEvent(['magic.finished'], magicEnd, ({ requestId }) => ({ requestId })),
  'magic.failed': liveEvent(['magic.failed'], magicEnd, ({ requestId }) => ({ requestId })),
  'recipes.changed': sharedEvent(
    [
      'recipe.created',
      'recipe.changed',
      'recipe.archived',
      'recipe.restored',
      'recipe.deleted',
      'recipe.analysed',
    ],
    recipeChange,
    ({ recipeId }, subject) => ({
      recipeId,
      change: subject.slice('recipe.'.length) as z.infer<typeof recipeChange>['change'],
    }),
  ),
  'events.changed': sharedEvent(
    ['event.created', 'event.changed', 'event.deleted'],
    eventChange,
    ({ eventId }, subject) => ({
      eventId,
      change: subject.slice('event.'.length) as z.infer<typeof eventChange>['change'],
    }),
  ),
  'shopping-lists.changed': sharedEvent(
    ['shopping-list.created', 'shopping-list.changed', 'shopping-list.deleted'],
    listChange,
    ({ listId }, subject) => ({
      listId,
      change: subject.slice('shopping-list.'.length) as z.infer<typeof listChange>['change'],
    }),
  ),
  'collaborations.changed': liveEvent(
    ['collaboration.started', 'collaboration.ended'],
    collaborationChange,
    (collaboration, subject) => ({
      ...collaboration,
      change: subject.slice('collaboration.'.length) as z.infer<
        typeof collaborationChange
      >['change'],
    }),
    ({ ownerId, collaboratorId }) => [ownerId, collaboratorId],
  ),
  'library-import.progressed': liveEvent(
    ['library-import.progressed'],
    broadcasts['library-import.progressed'].omit({ ownerId: true }),
    (progress) => progress,
  ),
  'library-export.progressed': liveEvent(
    ['library-export.progressed'],
    broadcasts['library-export.progressed'].omit({ ownerId: true }),
    (progress) => progress,
  ),
} as const;

type LiveEvents = typeof liveEvents;

/** An event with what it shows. */
export type LiveEvent = {
  [Name in keyof LiveEvents]: { name: Name; data: z.output<LiveEvents[Name]['shown']> };
}[keyof LiveEvents];

/** An event, whose it is, and who hears it. */
export interface HeardEvent {
  event: LiveEvent;
  ownerId: string;
  hearers: string[];
  /** Whether those too hear it who collaborate with its owner. */
  shared: boolean;
}

/** The events that a message or broadcast makes; none of one that cannot be read. */
export function liveEventsOf(subject: string, data: unknown): HeardEvent[] {
  return Object.entries(liveEvents).flatMap(([name, { of, shown, show, hearers, shared }]) => {
    if (!(of as readonly string[]).includes(subject)) return [];
    const heard = schemaOf(subject as Heard).safeParse(data);
    if (!heard.success) return [];
    const told = shown.parse((show as (data: unknown, subject: string) => unknown)(data, subject));
    return [
      {
        event: { name, data: told } as LiveEvent,
        ownerId: ownerOf(heard.data),
        hearers: (hearers as (data: unknown) => string[])(heard.data),
        shared,
      },
    ];
  });
}

const ownerOf = (data: unknown): string => (data as { ownerId: string }).ownerId;

const schemaOf = (subject: Heard): z.ZodType =>
  isBroadcast(subject) ? broadcasts[subject] : messages[subject];

/** Whether it is only told to whoever listens now, or a message that is kept. */
export function isBroadcast(subject: Heard): subject is BroadcastSubject {
  return Object.hasOwn(broadcasts, subject);
}
