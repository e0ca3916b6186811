import { foldText } from '../../../words/fold.ts';
import { isBareDuration } from '../../../words/durations.ts';
import { looksLikeYield } from '../../../words/yields.ts';
import { phrases } from '../../../words/word-list.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { undone, type Format } from './format.ts';

const LONGEST_LABEL = 40;
const LONGEST_VALUE = 40;
/** A number alone, or with one unit. */
const FIGURE = /^\d{1,4}(?:\s?\p{L}{1,10}\.?)?$/u;
/** They name the columns of a list as well. Folded. */
const COLUMN_NAMES = new Set(
  phrases(
    'menge quantity amount quantite quantita cantidad quantidade hoeveelheid anzahl total',
  ).flatMap((names) => names.split(' ')),
);

/** The fields of a form as rows: a label stands before its value and not above it. */
export const fieldForm: Format = (source) => {
  const lines = source.split('\n');
  const joinsValue = new Map<number, number>();
  let taken = -1;
  let above = -1;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (text === '') continue;
    const below = lines[at + 1]?.trim() === '' ? at + 2 : at + 1;
    // Where figures stand above their labels, the one below belongs to the next; several in a row are for choosing.
    const isBehind = above >= 0 && above !== taken && FIGURE.test(lines[above]!.trim());
    const isOne = !/^\d{1,3}$/.test(lines[below + 1]?.trim() ?? '');
    const value = `${(lines[below] ?? '').trim()}${unitAsked(text)}`;
    if (!isBehind && isOne && isFactLabel(text, value)) {
      joinsValue.set(at, below);
      taken = below;
    }
    above = at;
  }
  if (joinsValue.size === 0) return null;
  const values = new Set(joinsValue.values());
  const kept = lines.flatMap((line, at) => {
    const value = joinsValue.get(at);
    if (value !== undefined) return [`${labelOf(line)}: ${lines[value]!.trim()}${unitAsked(line)}`];
    return values.has(at) ? [] : [line];
  });
  return undone(kept.join('\n'));
};

/** "¿Cuánto se tarda? (en minutos) *" asks as "Cuánto se tarda" labels. */
const labelOf = (line: string): string =>
  line
    .replace(ASKED_UNIT, ' ')
    .replace(/[¿?*]/gu, ' ')
    .replace(/\s?:\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
const ASKED_UNIT = /\((?:in|en)\s(min\p{L}{0,6}|hours?|stunden|heures|ore|horas)\)/iu;

function unitAsked(line: string): string {
  const unit = ASKED_UNIT.exec(line)?.[1];
  return unit === undefined ? '' : ` ${unit}`;
}

/** "Comensales" above "4": a label that no list bears, and a figure of its kind. */
function isFactLabel(line: string, below: string): boolean {
  const label = labelOf(line);
  if (label === '' || label.length > LONGEST_LABEL || !/^\d/.test(below)) return false;
  if (below.length > LONGEST_VALUE || sectionHeading(label) !== null) return false;
  if (COLUMN_NAMES.has(foldText(label))) return false;
  const kind = labelSection(`${label}: ${below}`)?.section;
  return kind === 'yield'
    ? /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?$/.test(below) || looksLikeYield(below)
    : (kind === 'prepTime' || kind === 'cookTime' || kind === 'totalTime') && isBareDuration(below);
}
