import { useState } from 'react';
import { draftOf, type EventDraft } from '../form/event-draft.ts';
import type { ShownEvent } from './use-event.ts';

/**
 * What is being changed of an event, from when its dialog opens. Fields that were not touched follow the event, which somebody else may
 * change meanwhile; `clash` names fields that both changed.
 */
export function useEventEdit(event: ShownEvent, open: boolean) {
  const now = draftOf(event);
  const [before, setBefore] = useState(now);
  const [changes, setChanges] = useState<Partial<EventDraft>>({});
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) {
      setBefore(now);
      setChanges({});
    }
  }
  const draft = { ...now, ...changes };
  const fields = Object.keys(changes) as (keyof EventDraft)[];
  return {
    draft,
    changes,
    change(next: EventDraft) {
      const isTouched = (field: keyof EventDraft) =>
        field in changes || next[field] !== draft[field];
      const touched = (Object.keys(next) as (keyof EventDraft)[]).filter(isTouched);
      setChanges(Object.fromEntries(touched.map((field) => [field, next[field]])));
    },
    clash: fields
      .filter((field) => now[field] !== before[field] && now[field] !== changes[field])
      .map((field) => fieldNames[field]),
  };
}

const fieldNames: Record<keyof EventDraft, string> = {
  name: 'name',
  description: 'description',
  date: 'date and time',
  guests: 'number of guests',
  profile: 'dietary profile',
};
