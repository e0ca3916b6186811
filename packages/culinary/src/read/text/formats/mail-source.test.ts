import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withoutFormats } from './without-formats.ts';

const heads =
  'Return-Path: <oma@mail.example>\nReceived: from a.example by b.example;\n\tWed, 14 Feb 2024 18:21:00 +0100\nFrom: =?UTF-8?Q?Oma_M=C3=BCller?= <oma@mail.example>\nTo: kind@mail.example\nSubject: =?utf-8?B?S8O8cmJpc3N1cHBl?=\nMIME-Version: 1.0\n';
const plain =
  'Zutaten\n1 kg K=C3=BCrbis, in grobe Wuerfel geschnitten und mit der Schale im Ofen =\nweich gebacken\n200 ml Sahne=20\n\nZubereitung\nDen K=C3=BCrbis mit Br=C3=BChe weich kochen.\nMit der Sahne p=C3=BCrieren.\n';
const html =
  '<html><body><h2>Zutaten</h2><ul><li>1 kg K=FCrbis</li><li>200 ml Sahne</li></ul><h2>Zubereitung</h2><ol><li>Den K=FCrbis weich kochen.</li><li>Mit der Sahne p=FCrieren.</li></ol></body></html>';
const part = (type: string, encoding: string, body: string) =>
  `Content-Type: ${type}\nContent-Transfer-Encoding: ${encoding}\n\n${body}\n`;
const quotedPlain = part('text/plain; charset="utf-8"', 'quoted-printable', plain);
const quotedHtml = part('text/html; charset=iso-8859-1', 'quoted-printable', html);
const parts = (kind: string, ...all: string[]) =>
  `Content-Type: multipart/${kind};\n boundary="b1"\n\nThis is a message in parts.\n--b1\n${all.join('--b1\n')}--b1--\n`;
const steps = ['Mit der Sahne pürieren.'];

test.each([
  ['one part', heads + quotedPlain],
  ['two ways to say the same', heads + parts('alternative', quotedPlain, quotedHtml)],
  ['HTML alone', heads + quotedHtml],
  [
    'lines of Windows',
    (heads + parts('alternative', quotedPlain, quotedHtml)).replaceAll('\n', '\r\n'),
  ],
  ['a mailbox', `From oma@mail.example Wed Feb 14 18:21:00 2024\n${heads}${quotedPlain}`],
  [
    'base64',
    heads +
      part(
        'text/plain; charset=utf-8',
        'base64',
        Buffer.from(
          'Zutaten\n1 kg Kürbis\n200 ml Sahne\n\nZubereitung\nDen Kürbis weich kochen.\nMit der Sahne pürieren.\n',
        )
          .toString('base64')
          .replace(/.{60}/g, '$&\n'),
      ),
  ],
])('the source of a mail with %s is read as its words', (_name, text) => {
  const draft = readText(text);
  expect(draft.title).toBe('Kürbissuppe');
  expect(draft.ingredients[0]!.lines).toHaveLength(2);
  expect(draft.ingredients[0]!.lines[0]).toMatch(/^1 kg Kürbis/);
  expect(draft.steps.map((step) => step.text)).toEqual([
    expect.stringContaining('weich kochen.'),
    ...steps,
  ]);
});

test('a mail that is passed on as a file is read, and other files are named', () => {
  const text =
    heads +
    parts(
      'mixed',
      part('text/plain', '7bit', 'See below!'),
      `Content-Type: message/rfc822\n\n${heads}${quotedPlain}`,
      'Content-Type: application/pdf; name="cake.pdf"\nContent-Disposition: attachment; filename="cake.pdf"\nContent-Transfer-Encoding: base64\n\nJVBERi0x\n',
    );
  const draft = readText(text);
  expect(draft.title).toBe('Kürbissuppe');
  expect(draft.ingredients[0]!.lines).toHaveLength(2);
  expect(draft.doubts.map(({ sentence }) => sentence)).toContain(
    'The file that came with the mail, cake.pdf, was not read.',
  );
});

test('what was copied out of the middle of a source is decoded', () => {
  expect(withoutFormats(plain).text).toContain(
    '1 kg Kürbis, in grobe Wuerfel geschnitten und mit der Schale im Ofen weich gebacken\n',
  );
  expect(withoutFormats(`--b1\n${quotedPlain}--b1--\n`).text).toContain('Den Kürbis mit Brühe');
});

test('the note of an old phone is decoded', () => {
  const text =
    'BEGIN:VNOTE\nVERSION:1.1\nBODY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:K=C3=BCrbis=0A1 kg K=C3=BCrbis=0AKochen.\nEND:VNOTE';
  expect(withoutFormats(text).text.trim()).toBe('Kürbis\n1 kg Kürbis\nKochen.');
});

test.each([
  'Title: Stew\nServings: 4\n\n2 onions\n\nSimmer.',
  'From: Grandma\nSubject: Stew\n\n2 onions\n\nSimmer.',
  'Stew\n\nratio=20 ml\n1 cup=\n240 ml',
])('labels and signs of equality make no source of a mail: “%s”', (text) => {
  expect(withoutFormats(text)).toEqual({ text, doubts: [] });
});

test.each([
  'Your mail program does not show HTML.',
  'Ihr Programm zeigt keine Mails in HTML.\n\nHier ansehen: https://mail.example/1',
])('a plain part that holds the place of HTML is passed over: “%s”', (words) => {
  const text =
    heads + parts('alternative', part('text/plain; charset=utf-8', '8bit', words), quotedHtml);
  const draft = readText(text);
  expect(draft.title).toBe('Kürbissuppe');
  expect(draft.ingredients[0]!.lines).toEqual(['1 kg Kürbis', '200 ml Sahne']);
  expect(draft.steps).toHaveLength(2);
});
