import { formatAdded } from '../../kitchen/labels/added-date.ts';

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "14 March at 18:30", with the year when it is not this one; nothing for a moment that cannot be read. */
export function momentInWords(moment: string): string {
  const day = formatAdded(moment);
  return day && `${day} at ${hour.format(new Date(moment))}`;
}
