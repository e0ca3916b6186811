import { randomBytes } from 'node:crypto';

/** A text as data: between marker lines that its author cannot have foreseen, so that it cannot end the section by itself. */
export function dataSection(text: string): string {
  const marker = `DATA-${randomBytes(12).toString('hex')}`;
  return `The data section begins and ends with the line ${marker}.\n${marker}\n${text}\n${marker}`;
}
