const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The title that the server gives a list without one. */
export const defaultTitle = (today: Date): string => `Shopping List - ${day.format(today)}`;
