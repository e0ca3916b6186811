import { afterAll, expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { inOneRow, withSecondReading } from './second-reading.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';

afterAll(closeReaders);

const picture = greyDrawing(900, 400, (context) => {
  context.fillStyle = '#111';
  context.font = '34px DejaVu Sans, sans-serif';
  context.fillText('75 g stem ginger', 60, 100);
  context.fillText('200 g brown sugar', 60, 200);
});

const line = (text: string, baseline: number, confidence: number): PageLine => ({
  text,
  page: 1,
  x: 60,
  y: baseline - 30,
  width: 320,
  height: 34,
  confidence,
});

test('a line that was recognised with little confidence is read once more by itself', async () => {
  const [ginger] = await withSecondReading(picture, [line('7549 stem ginger', 100, 60)], 'en');
  expect(ginger).toMatchObject({ text: '75 g stem ginger' });
  expect(ginger!.confidence).toBeGreaterThan(85);
});

test('lines that were recognised surely stay as they are', async () => {
  const lines = [line('200 9 brown sugar', 200, 95)];
  expect(await withSecondReading(picture, lines, 'en')).toEqual(lines);
});

test('a measure stays one', async () => {
  const [sugar] = await withSecondReading(
    picture,
    [{ ...line('200 g', 200, 82), width: 90 }],
    'en',
  );
  expect(sugar!.text).toBe('200 g');
});

test('a figure of which both readings say something else is doubted', async () => {
  const [sugar] = await withSecondReading(
    picture,
    [{ ...line('206 g brown sugar', 200, 84) }],
    'en',
  );
  expect(sugar!.text === '200 g brown sugar' || sugar!.confidence! < 40).toBe(true);
});

test('a figure that was recognised surely and is another one where the line stands alone is told', async () => {
  const [sugar, ginger] = await withSecondReading(
    picture,
    [line('700 g brown sugar', 200, 95), line('75 g stem ginger', 100, 95)],
    'en',
  );
  expect(sugar).toMatchObject({
    text: '700 g brown sugar',
    otherFigure: { figure: '700', other: '200' },
  });
  expect(ginger!.otherFigure).toBeUndefined();
});

test('a blank that a second look saw within a figure makes it no other', async () => {
  const drawn = greyDrawing(900, 200, (context) => {
    context.fillStyle = '#111';
    context.font = '34px DejaVu Sans, sans-serif';
    context.fillText('1   00 g feta', 60, 100);
  });
  const [feta] = await withSecondReading(drawn, [line('100 g feta', 100, 95)], 'en');
  expect(feta!.otherFigure).toBeUndefined();
});

test('the figure of the fortieth line is read once more, and that of none behind it', async () => {
  const lines = Array.from({ length: 41 }, (_, at) =>
    line(at < 39 ? '75 g stem ginger' : '15 g stem ginger', 100, 95),
  );
  const read = await withSecondReading(picture, lines, 'en');
  const doubted = read.flatMap(({ otherFigure }, at) => (otherFigure ? [{ at, otherFigure }] : []));
  expect(doubted).toEqual([{ at: 39, otherFigure: { figure: '15', other: '75' } }]);
});

test('of a line that was told too high the row in its middle is read, not a part of the one below', () => {
  const leeks = { ...line('2 leeks', 70, 90), y: 40 };
  const amount = { ...line('3 tbsp', 72, 90), x: 0, y: 42 };
  const wine = { ...line('• 75 cl of', 110, 90), y: 82 };
  expect(inOneRow([wine, leeks, amount], 60)).toEqual([amount, leeks]);
});
