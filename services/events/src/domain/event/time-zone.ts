import type { Problems } from '@convivio/platform/problems';

/** A zone as IANA calls it, of what was written; null where there is none such, which is a problem then. */
export function readZone(problems: Problems, told: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions().timeZone;
  } catch {
    problems.add('timeZone', 'must be a zone such as Europe/Rome', 'The time zone is not known.');
    return null;
  }
}
