import { namesFood } from '../../../foods/line-words.ts';
import { pattern } from '../../../words/pattern.ts';
import { RELATIVE_BY_NAME } from './relatives.data.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const LONGEST = 70;
/** Who wrote a card, and when: "  Mum, Sept 1983", " – Oma Erna, 12.3.1962", " (Mamie, Noël 1958)". */
const SIGNED = pattern('u')`
  (?:\s{2,8}|\s[-–—·|]\s|\s\(|\s(?=${RELATIVE_BY_NAME}[ ,]))
  (\p{Lu}[\p{L}.'’]{0,20}(?:\s\p{Lu}[\p{L}.'’]{0,20}){0,2}(?:,|\s[-–—·])\s
  (?:(?:\d{1,2}\.?\s)?(?:de\s)?\p{L}{3,12}\.?\s(?:de\s)?|\d{1,2}[./-](?:\d{1,2}[./-])?)?
  (?:(?:1[89]|20)\d{2}|['’]\d{2}))\)?$
`;

/** The signature with a date that stands beside or below the name of a dish; null for none. */
export function signatureOfTitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): string | null {
  const at = labels.findIndex(({ label }) => label === 'T');
  if (at < 0) return null;
  let last = at;
  while (labels[last + 1]?.label === 't') last++;
  const whole = lines
    .slice(at, last + 1)
    .map(({ text }) => text.trim())
    .join('  ');
  const signature = SIGNED.exec(whole.slice(-LONGEST))?.[1] ?? null;
  return signature === null || namesFood(signature, 3) ? null : signature;
}

/** A title without the signature behind it, of which the date may have been cut off already. */
export function withoutSignature(title: string, signature: string): string {
  const [who = signature] = signature.split(/,|\s[-–—·]/u, 1);
  const at = title.lastIndexOf(who);
  const name = at > 0 ? title.slice(0, at).replace(/[\s(–—·|-]{1,4}$/u, '') : '';
  return /\p{L}{3}/u.test(name) ? name : title;
}
