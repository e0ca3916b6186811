import type { MessageData, Subject } from './messages.ts';

/** A message that a command wants told once its change is stored. */
export interface Announcement<S extends Subject = Subject> {
  subject: S;
  actorId: string;
  data: MessageData<S>;
}

/** An announcement whose data is checked against its subject by the compiler. */
export function announce<S extends Subject>(
  subject: S,
  actorId: string,
  data: MessageData<S>,
): Announcement<S> {
  return { subject, actorId, data };
}
