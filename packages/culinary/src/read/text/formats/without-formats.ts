import { asciidocSource } from './asciidoc-source.ts';
import { boxFrames } from './box-frames.ts';
import { browserDump } from './browser-dump.ts';
import { calendarEntry } from './calendar-entry.ts';
import { copiedPdf } from './copied-pdf.ts';
import { fieldForm } from './field-forms.ts';
import type { Format, Undone } from './format.ts';
import { htmlSource } from './html-source.ts';
import { latexSource } from './latex-source.ts';
import { mailSource } from './mail-source.ts';
import { orgSource } from './org-source.ts';
import { quotedCells } from './quoted-cells.ts';
import { recipeData } from './recipe-data.ts';
import { restructuredText } from './restructured-text.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { spokenStamps } from './spoken-stamps.ts';
import { subtitles } from './subtitles.ts';
import { wikiSource } from './wiki-source.ts';

/** What is sent holds what was written, so the formats of sending come first. */
const formats: readonly Format[] = [
  mailSource,
  calendarEntry,
  subtitles,
  spokenStamps,
  htmlSource,
  latexSource,
  wikiSource,
  orgSource,
  asciidocSource,
  restructuredText,
  browserDump,
  boxFrames,
  copiedPdf,
  quotedCells,
  withoutShortcodes,
  recipeData,
  fieldForm,
];

/** A text as a reader sees it, each of its formats undone. Other texts stay as they are. */
export function withoutFormats(source: string): Undone {
  let read: Undone = { text: source, doubts: [] };
  for (const format of formats) {
    const found = format(read.text);
    if (found) read = { text: found.text, doubts: [...read.doubts, ...found.doubts] };
  }
  return read;
}
