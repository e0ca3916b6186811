import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import type { EventDraft } from './event-draft.ts';
import { GuestCount } from './guest-count.tsx';
import { ProfilePicks } from './profile-picks.tsx';

interface EventFormProps {
  /** The form's id, so that a button outside of it can send it. */
  id: string;
  draft: EventDraft;
  mostGuests: number;
  onChange: (draft: EventDraft) => void;
  onSubmit: () => void;
}

const Columns = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 268px',
  gap: 48,
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Fields = styled('div')({ display: 'grid', gap: 16 });
const Optional = styled('span')({ fontWeight: 400, color: colour.ink3 });

/** The fields of an event, new or edited. */
export function EventForm({ id, draft, mostGuests, onChange, onSubmit }: EventFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const isPast = draft.date !== '' && new Date(draft.date).getTime() < Date.now();
  return (
    <Columns id={id} onSubmit={submit}>
      <Fields>
        <Field
          label="Event Name"
          value={draft.name}
          autoFocus
          required
          inputProps={{ maxLength: 200 }}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <Field
          label={
            <>
              Description <Optional>optional</Optional>
            </>
          }
          value={draft.description}
          multiline
          rows={3}
          placeholder="What kind of evening is it?"
          inputProps={{ maxLength: 2000 }}
          onChange={(event) => onChange({ ...draft, description: event.target.value })}
        />
        <Field
          label={
            <>
              Date &amp; Time <Optional>optional</Optional>
            </>
          }
          type="datetime-local"
          value={draft.date}
          hint={isPast ? 'This is in the past.' : undefined}
          onChange={(event) => onChange({ ...draft, date: event.target.value })}
        />
        <ProfilePicks
          value={draft.profile}
          onChange={(profile) => onChange({ ...draft, profile })}
        />
      </Fields>
      <GuestCount
        value={draft.guests}
        most={mostGuests}
        onChange={(guests) => onChange({ ...draft, guests })}
      />
    </Columns>
  );
}
