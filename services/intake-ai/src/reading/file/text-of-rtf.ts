import { deEncapsulateSync } from 'rtf-stream-parser';
import { LIMITS } from '../limits.data.ts';
import { ReadingError } from '../reading-error.ts';

/** Groups that hold no words of the text. */
const BESIDES = 'info|header[lrf]?|footer[lrf]?|pict|object|nonshppict|footnote';
const CONTROLS = new RegExp(
  String.raw`\\\\|\{\s*\\(?:${BESIDES})(?![a-z])|\\(?:line|row|page|sect|cell)(?![a-z])`,
  'g',
);

/** The text of an RTF document, paragraph by paragraph. Throws ReadingError when it is broken. */
export function textOfRtf(bytes: Uint8Array): string {
  if (isTooDeep(bytes)) throw broken();
  // Latin-1 keeps each byte as it is; the parser decodes them by the tables that the document names.
  const source = Buffer.from(bytes).toString('latin1').replace(CONTROLS, plainer);
  try {
    // The parser is made for mails, whose RTF says with this word that it stands for a text.
    const { text } = deEncapsulateSync(
      Buffer.from(source.replace(/\{\\rtf1?/, '{\\rtf1\\fromtext'), 'latin1'),
      { mode: 'text', decode, warn: () => undefined },
    );
    return String(text);
  } catch (error) {
    throw broken(error);
  }
}

const broken = (cause?: unknown) =>
  new ReadingError(
    'TEXT_UNREADABLE',
    'This document is damaged or incomplete. Save it again and try once more.',
    { cause },
  );

const [OPEN, CLOSE, ESCAPE] = [...Buffer.from('{}\\')];

/** Groups in groups without end, of which each costs the parser as much as those around it. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === ESCAPE) at++;
    else if (bytes[at] === OPEN && ++depth > LIMITS.rtfGroups) return true;
    else if (bytes[at] === CLOSE) depth--;
  }
  return false;
}

function plainer(control: string): string {
  if (control === '\\\\') return control;
  if (control.startsWith('{')) return `{\\*${control.slice(control.indexOf('\\'))}`;
  return control === '\\cell' ? '\\tab' : '\\par';
}

function decode(bytes: Buffer, table: string): string {
  const name = table.replace(/^cp(\d+)$/i, 'windows-$1');
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
