import { startDownload } from './start-download.ts';

/** The browser reads a file after the click. */
const READ_BY_MS = 10_000;

/** Hands text to the browser's downloads as a file of a type: `text/calendar`. */
export function downloadFile(text: string, fileName: string, type: string): void {
  const file = URL.createObjectURL(new Blob([text], { type }));
  startDownload(file, fileName);
  setTimeout(() => URL.revokeObjectURL(file), READ_BY_MS);
}

/** Hands lines of text to the browser's downloads, as a file that every editor opens. */
export const downloadLines = (lines: readonly string[], fileName: string): void =>
  downloadFile(`${lines.join('\r\n')}\r\n`, fileName, 'text/plain;charset=utf-8');
