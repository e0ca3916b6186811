import type { FormEvent } from 'react';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { optional } from './optional.tsx';
import { hasPassed } from './event-draft.ts';

interface DateFieldProps {
  /** Of a `datetime-local` field; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (date: string) => void;
  /** A date that was begun and not finished has no value, and is not none. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/** When an event is. One that is over is allowed, and said. */
export function DateField({ value, error, onChange, onUnfinished }: DateFieldProps) {
  const look = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    onUnfinished(currentTarget.validity.badInput);
  return (
    <Field
      label={optional('Date & Time')}
      type="datetime-local"
      value={value}
      hint={hasPassed(value) ? 'This date has passed.' : undefined}
      error={error}
      inputProps={{ onInput: look, onBlur: look }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
