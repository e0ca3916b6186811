import { expect, test } from '@jest/globals';
import { cutsOfFraction } from './fraction-glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';

function picture(rows: readonly string[]): GreyPicture {
  const width = Math.max(...rows.map((row) => row.length));
  return {
    width,
    height: rows.length,
    data: Uint8Array.from(
      rows.flatMap((row) => [...row.padEnd(width)].map((sign) => (sign === '#' ? 0 : 255))),
    ),
  };
}

const HALF = [
  '   ###                         ',
  '######                         ',
  '######            ##           ',
  '######           ##            ',
  '    ##          ###            ',
  '    ##         ###             ',
  '    ##         ##              ',
  '    ##        ###              ',
  '    ##       ###               ',
  '    ##       ##                ',
  '    ##      ###                ',
  '    ##     ###    #######      ',
  '    ##     ##    #########     ',
  '    ##    ###   ####   ####    ',
  '         ###    ###     ###    ',
  '         ##             ###    ',
  '        ###            ####    ',
  '       ###            ####     ',
  '       ##            ####      ',
  '      ###           ####       ',
  '     ###           ####        ',
  '     ##           ####         ',
  '                 ####          ',
  '                 ############  ',
  '                 ############  ',
];

test('the slash of a half may begin below its top and end above its foot', () => {
  const whole = picture(HALF);
  const [parts] = cutsOfFraction(whole, { x0: 0, y0: 0, x1: whole.width, y1: whole.height });
  expect(parts?.numerator.width).toBeLessThan(10);
  expect(parts?.denominator.width).toBeGreaterThan(10);
});

test('a Y is no fraction', () => {
  const arm = (at: number) => `${' '.repeat(at)}###${' '.repeat(20 - 2 * at)}###`;
  const letter = picture([
    ...Array.from({ length: 11 }, (_, at) => arm(at)),
    ...new Array<string>(12).fill(`${' '.repeat(11)}###`),
  ]);
  expect(cutsOfFraction(letter, { x0: 0, y0: 0, x1: letter.width, y1: letter.height })).toEqual([]);
});

/** What is cut of a sign drawn in a font. */
const cutOf = (sign: string, font: string) =>
  cutsOfFraction(
    greyDrawing(120, 90, (context) => {
      context.font = font;
      context.fillStyle = '#111';
      context.fillText(sign, 30, 65);
    }),
    { x0: 25, y0: 10, x1: 115, y1: 80 },
  );
const FONTS = ['DejaVu Sans Mono', 'DejaVu Sans', 'DejaVu Serif'].flatMap((face) => [
  `48px ${face}`,
  `bold 48px ${face}`,
]);

test.each(['½', '¼', '¾'])('%s of a typewriter is cut along its bar', (sign) => {
  expect(cutOf(sign, '48px DejaVu Sans Mono')[0]?.isBar).toBe(true);
});

test.each([...'0123456789BEFHKSZaegiksty=±éà'])('%s has no bar between two figures', (sign) => {
  for (const font of FONTS) expect(cutOf(sign, font).some(({ isBar }) => isBar)).toBe(false);
});
