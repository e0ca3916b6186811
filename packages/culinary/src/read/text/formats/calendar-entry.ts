import { undone, type Format } from './format.ts';
import { textOfHtml } from './lines-of-html.ts';
import { decodeQuoted } from './transfer-encodings.ts';

const FIELD = /^([A-Z-]{3,30})((?:;[^:"\n]{0,100}(?:"[^"\n]{0,100}"[^:"\n]{0,100})?)?):(.*)$/i;

/** What an entry of a calendar, or the note of a contact, says: its title, and its text. */
export const calendarEntry: Format = (source) => {
  if (!/^[\s\ufeff]*BEGIN:(?:VCALENDAR|VEVENT|VTODO|VJOURNAL|VNOTE|VCARD)\s/i.test(source))
    return null;
  const said: string[] = [];
  let html: string | null = null;
  let hasText = false;
  for (const row of unfolded(source)) {
    const [, name = '', options = '', value = ''] = FIELD.exec(row) ?? [];
    const words = unescaped(
      /QUOTED-PRINTABLE/i.test(options) ? decodeQuoted(value, 'utf-8') : value,
    );
    if (/^SUMMARY$/i.test(name)) said.push(words, '');
    else if (/^(?:DESCRIPTION|NOTE|BODY|COMMENT)$/i.test(name)) {
      said.push(words, '');
      hasText = true;
    } else if (/^X-ALT-DESC$/i.test(name)) html ??= words;
  }
  if (!hasText && html) said.push(textOfHtml(html));
  return said.some((words) => words.trim() !== '') ? undone(said.join('\n')) : null;
};

/** Long rows are folded: the next begins with a blank. */
const unfolded = (source: string): string[] =>
  source
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');

const unescaped = (value: string): string =>
  value.replace(/\\([nN,;\\:])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
