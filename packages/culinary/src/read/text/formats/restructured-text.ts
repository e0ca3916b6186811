import { undone, type Format } from './format.ts';

const RULE = /^([~^"'*+#`=:._-])\1{2,}[ \t]*$/;
const DIRECTIVE = /^[ \t]{0,12}\.\.(?:[ \t]+(?:[\w-]{1,30}::|_[^:\n]{1,80}:|\|).*)?$/;
const FIELD = /^:([\p{L} _-]{1,40}):[ \t]+(\S.*)$/u;
const FEWEST = 2;
/** Other rules are those of Markdown, or part the text. */
const OWN_RULE = /^[~^"'*+#`:._]/;

/** The headings of reStructuredText, its fields as rows with a label, its numbered points. */
export const restructuredText: Format = (source) => {
  const lines = source.split('\n');
  const underlined = lines.map((line, at) => isHeading(line, lines[at + 1] ?? ''));
  const isOwn =
    lines.filter((line, at) => underlined[at - 1] && OWN_RULE.test(line)).length >= FEWEST ||
    lines.some((line) => /^\.\. [\w-]{1,30}::/.test(line)) ||
    (lines.filter((line) => FIELD.test(line)).length >= FEWEST && underlined.some(Boolean));
  if (!isOwn) return null;
  let number = 0;
  const kept = lines.flatMap((line, at) => {
    if (underlined[at]) return ['', `## ${line.trim()}`, ''];
    const isRule = RULE.test(line) && (underlined[at - 1] || underlined[at + 1]);
    if (isRule || DIRECTIVE.test(line)) return [];
    if (/^#\.[ \t]/.test(line)) return [`${++number}.${line.slice(2)}`];
    if (line.trim() !== '' && !/^[ \t]/.test(line)) number = 0;
    return [line.replace(FIELD, '$1: $2').replace(/:\w{2,12}:`([^`<\n]{1,200})`/g, '$1')];
  });
  return undone(kept.join('\n'));
};

/** A line with a rule of its own length below it. */
function isHeading(line: string, below: string): boolean {
  const words = line.trim();
  return (
    words !== '' &&
    words.length <= 100 &&
    RULE.test(below) &&
    !RULE.test(line) &&
    /\p{L}/u.test(words) &&
    Math.abs(below.trim().length - words.length) <= 3
  );
}
