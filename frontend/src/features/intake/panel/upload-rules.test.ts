import { expect, test } from '@jest/globals';
import { rejectionsOf } from './upload-rules.ts';

const file = (name: string, type: string) => new File(['Soup'], name, { type });

test.each([
  ['mail.eml', 'message/rfc822'],
  ['mail.eml', ''],
  ['notes.text', 'text/plain'],
  ['SOUP.JFIF', ''],
  ['soup.docx', 'application/octet-stream'],
])('what can be read is taken: %s of the type “%s”', (name, type) => {
  expect(rejectionsOf([file(name, type)])).toEqual([]);
});

test.each([
  ['soup.html', 'text/html'],
  ['soup.zip', 'application/zip'],
  ['soup', ''],
])('what is not read is refused: %s of the type “%s”', (name, type) => {
  expect(rejectionsOf([file(name, type)])).toEqual(['file-invalid-type']);
});
