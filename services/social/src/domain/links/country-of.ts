/** The zones of each country as the runtime knows them (CLDR); one that several share tells none. */
let countries: ReadonlyMap<string, string | null> | null = null;

/** The country (ISO 3166) of a time zone (IANA), under whichever of its names; null where it is not known. */
export function countryOf(timeZone: string): string | null {
  const zone = canonical(timeZone);
  countries ??= countriesByZone();
  return zone === null ? null : (countries.get(zone) ?? null);
}

function countriesByZone(): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const country of countryCodes())
    for (const name of zonesOf(country)) {
      const zone = canonical(name);
      if (zone !== null) found.set(zone, found.has(zone) ? null : country);
    }
  return found;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Two letters that name a region. */
const countryCodes = (): string[] =>
  [...LETTERS].flatMap((first) =>
    [...LETTERS].map((second) => first + second).filter((code) => names.of(code) !== undefined),
  );

/** Newer than the types of the language know. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** None of a code that stands for another one: UK for GB. */
function zonesOf(country: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return locale.region === country ? (locale.getTimeZones?.() ?? []) : [];
}

/** The one name of a zone that has several; null for what is none. */
function canonical(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
