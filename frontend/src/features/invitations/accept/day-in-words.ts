const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** "Friday 27 November", with the year when it is not this one. */
export function dayInWords(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-GB', { ...parts, ...year }).format(date).replace(',', '');
}
