import { MAIL_LABELS } from './letter-words.data.ts';

const LONGEST = 400;
/** A head has no more lines: looking for one at each of many labels costs no more than this. */
const MOST_LINES = 20;

/** Lines of a mail's head that follow one another: three, or two with an address or alone above all that is written. */
export function headAt(
  lines: string[],
  from: number,
): { subject: string | null; until: number } | null {
  let subject: string | null = null;
  let until = from;
  let address = false;
  const kinds = new Set<Label>();
  for (; until < Math.min(lines.length, from + MOST_LINES); until++) {
    const found = mailLabel(lines[until]!.trim());
    if (!found) break;
    kinds.add(found.label);
    address ||= found.value.includes('@');
    if (found.label === 'subject') subject = found.value;
  }
  const isOnTop =
    subject !== null &&
    lines[until]?.trim() === '' &&
    lines.slice(0, from).every((line) => line.trim() === '');
  const enough =
    until - from >= (address || isOnTop ? 2 : 3) &&
    kinds.has('sender') &&
    (address || kinds.has('subject'));
  // The subject alone, above all that is written.
  const alone = isOnTop && until === from + 1;
  return enough || alone ? { subject, until } : null;
}

type Label = 'sender' | 'subject' | 'other';

/** What a line of a mail's head is, with what stands behind its colon: "From: Ann". */
export function mailLabel(line: string): { label: Label; value: string } | null {
  const colon = line.length <= LONGEST ? line.indexOf(':') : -1;
  if (colon < 1 || colon > 20) return null;
  const word = line.slice(0, colon).replace(/\*/g, '').trim();
  const label = (Object.keys(MAIL_LABELS) as Label[]).find((kind) => MAIL_LABELS[kind].test(word));
  return label
    ? {
        label,
        value: line
          .slice(colon + 1)
          .replace(/\*/g, '')
          .trim(),
      }
    : null;
}
