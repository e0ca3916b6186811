const thisYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "14 March", with the year when it is not this one; nothing for a date that cannot be read. */
export function formatAdded(createdAt: string, now = new Date()): string {
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return '';
  return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear)
    .format(date)
    .replaceAll(' ', '\u00a0');
}
