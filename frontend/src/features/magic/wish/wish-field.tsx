import type { ReactNode } from 'react';
import { Field } from '../../../shared/ui/controls/field.tsx';

/** From so few characters on it is said how many are left. */
const FEW = 30;

interface WishFieldProps {
  label: ReactNode;
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string;
  value: string;
  /** Characters. */
  most: number;
  onWrite: (value: string) => void;
  /** Enter goes on. */
  onDone: () => void;
}

/** A line of the wish. What is pasted is not cut: it is said how much of it is too much. */
export function WishField({ hint, value, most, onWrite, onDone, ...field }: WishFieldProps) {
  const left = charactersLeft(value, most);
  return (
    <Field
      {...field}
      hint={left <= FEW && left >= 0 ? `${characters(left)} left.` : hint}
      error={left < 0 ? `${characters(-left)} too many: at most ${most} are read.` : undefined}
      value={value}
      inputProps={{ enterKeyHint: 'go' }}
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDone();
      }}
    />
  );
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** As the server counts them; below nothing where there are too many. */
export const charactersLeft = (text: string, most: number): number => most - text.trim().length;
