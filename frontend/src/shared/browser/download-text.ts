import { startDownload } from './start-download.ts';

/** The browser reads a file after the click. */
const READ_BY_MS = 10_000;

/** Hands lines of text to the browser's downloads, as a file that every editor opens. */
export function downloadText(lines: readonly string[], fileName: string): void {
  const file = URL.createObjectURL(
    new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }),
  );
  startDownload(file, fileName);
  setTimeout(() => URL.revokeObjectURL(file), READ_BY_MS);
}
