import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import type { EventDraft } from './event-draft.ts';
import { problemsOf } from './event-problems.ts';
import { DateField } from './date-field.tsx';
import { GuestCount } from './guest-count.tsx';
import { optional } from './optional.tsx';
import { ProfilePicks } from './profile-picks.tsx';

interface EventFormProps {
  /** The form's id, so that a button outside of it can send it. */
  id: string;
  draft: EventDraft;
  mostGuests: number;
  /** In which the hour of its date is meant. */
  zone: string;
  /** What is no number of guests counts as one guest. */
  lenient?: boolean;
  onChange: (draft: EventDraft) => void;
  /** Only called when nothing of the draft stands against it. */
  onSubmit: () => void;
}

const Columns = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 268px',
  gap: 48,
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Fields = styled('div')({ display: 'grid', gap: 16 });

/** The fields of an event, new or edited. What cannot be sent is said at its field, which takes the cursor. */
export function EventForm({
  id,
  draft,
  mostGuests,
  zone,
  lenient = false,
  onChange,
  onSubmit,
}: EventFormProps) {
  const [dateUnfinished, setDateUnfinished] = useState(false);
  const problems = problemsOf(draft, { mostGuests, lenient, dateUnfinished });
  const { form, isTried, submit } = useTries(Object.keys(problems).length === 0, onSubmit);
  // An empty field is told when it is sent; what is typed and cannot be meant, at once.
  const nameProblem = isTried || draft.name.trim() !== '' ? problems.name : undefined;
  const guestsProblem = isTried || draft.guests.trim() !== '' ? problems.guests : undefined;
  return (
    <Columns id={id} ref={form} noValidate onSubmit={submit}>
      <Fields>
        <Field
          label="Event Name"
          value={draft.name}
          autoFocus
          error={nameProblem}
          inputProps={{ required: true }}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <Field
          label={optional('Description')}
          value={draft.description}
          multiline
          rows={3}
          placeholder="What kind of evening is it?"
          error={problems.description}
          onChange={(event) => onChange({ ...draft, description: event.target.value })}
        />
        <DateField
          value={draft.date}
          zone={zone}
          error={isTried ? problems.date : undefined}
          onUnfinished={setDateUnfinished}
          onChange={(date) => onChange({ ...draft, date })}
        />
        <ProfilePicks
          value={draft.profile}
          onChange={(profile) => onChange({ ...draft, profile })}
        />
      </Fields>
      <GuestCount
        value={draft.guests}
        most={mostGuests}
        lenient={lenient}
        error={guestsProblem}
        onChange={(guests) => onChange({ ...draft, guests })}
      />
    </Columns>
  );
}

/** Sends the form when it is right; else the first field that is not takes the cursor. */
function useTries(isRight: boolean, onSubmit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) onSubmit();
    else setTries(tries + 1);
  };
  return { form, isTried: tries > 0, submit };
}
