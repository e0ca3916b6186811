import { readDuration } from '@convivio/culinary/recipe';
import { useState } from 'react';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { formatMinutes } from '../../../kitchen/labels/durations.ts';

export const timeMistake = 'Write a time such as 40 min or 1 h 20.';

/** Whether a typed time can be read; none is no mistake. */
export const isReadableTime = (typed: string): boolean =>
  typed.trim() === '' || readDuration(typed) !== null;

/** A time in one's own words: "40 min", "1 h 20", "90". */
export function TimeField({
  label,
  value,
  onChange,
  error,
}: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
}) {
  const [left, setLeft] = useState(true);
  const minutes = readDuration(value);
  const reading = minutes === null ? null : formatMinutes(minutes);
  const mistake = error ?? (left && !isReadableTime(value) ? timeMistake : undefined);
  const restated =
    reading === null || reading.replaceAll('\u00a0', ' ') === value.trim()
      ? undefined
      : `Reads as ${reading}.`;
  return (
    <Field
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={mistake}
      hint={restated}
      inputProps={{ autoComplete: 'off' }}
    />
  );
}
