import bowser from 'bowser';

/** A browser and its system in plain words, as "Firefox on Windows"; "An unknown browser" for what does not name itself. */
export function describeDevice(userAgent: string): string {
  const { browser, os } = bowser.parse(userAgent || '-');
  const name = browser.name || 'An unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
}
