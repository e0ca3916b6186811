import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withoutFormats } from './without-formats.ts';

const stepsOf = (text: string) => readText(text).steps.map((step) => step.text);

test('subtitles are read without numbers and times', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:03,500\nLeek soup\n\n2\n00:00:04,000 --> 00:00:06,000\n<i>3 leeks</i>\n\n3\n00:00:06,500 --> 00:00:08,000\n200 g potatoes\n\n4\n00:00:09,000 --> 00:00:12,000\nSlice the leeks\n\n5\n00:00:12,000 --> 00:00:14,000\nand sweat them in butter.\n';
  expect(withoutFormats(text).text).toBe(
    'Leek soup\n3 leeks\n200 g potatoes\nSlice the leeks\nand sweat them in butter.',
  );
  expect(stepsOf(text)).toEqual(['Slice the leeks and sweat them in butter.']);
});

test('subtitles of the web are read without their head and names', () => {
  const text =
    'WEBVTT\nKind: captions\n\nintro\n00:01.000 --> 00:03.500 align:start\nBeat 3 eggs.\n\n00:04.000 --> 00:06.000\nFry them\n\n00:06.500 --> 00:08.000\nin butter.\n';
  expect(withoutFormats(text).text).toContain('Beat 3 eggs.\nFry them\nin butter.');
  expect(withoutFormats(text).text).not.toMatch(/-->|Kind/);
});

test('an entry of a calendar is its title and its text', () => {
  const text =
    'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART:20240214T180000Z\nSUMMARY:Kürbissuppe\nDESCRIPTION:Zutaten\\n1 kg Kürbis\\, gewürfelt\\n200 ml Sahne\\n\\nZubereitung\\nDen Kür\n bis weich kochen.\\nMit der Sahne pürieren.\nLOCATION:Küche\nEND:VEVENT\nEND:VCALENDAR\n';
  expect(readText(text)).toMatchObject({
    title: 'Kürbissuppe',
    ingredients: [{ lines: ['1 kg Kürbis, gewürfelt', '200 ml Sahne'] }],
  });
  expect(stepsOf(text)).toEqual(['Den Kürbis weich kochen.', 'Mit der Sahne pürieren.']);
});

test('the note of a contact is read', () => {
  const text =
    'BEGIN:VCARD\nVERSION:3.0\nFN:Oma\nTEL;TYPE=HOME:+49 123 456\nNOTE:Frittata\\n\\n4 eggs\\n1 onion\\n\\nBeat the eggs.\\nFry everything.\nEND:VCARD';
  expect(withoutFormats(text).text.trim()).toBe(
    'Frittata\n\n4 eggs\n1 onion\n\nBeat the eggs.\nFry everything.',
  );
});

test('a time with an arrow is no subtitle', () => {
  const text = 'Bake 00:10 --> then turn\n00:20 --> cool\n\n3 eggs';
  expect(withoutFormats(text)).toEqual({ text, doubts: [] });
});
