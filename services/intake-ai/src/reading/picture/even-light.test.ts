import { expect, test } from '@jest/globals';
import { evenLight } from './even-light.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';
import { drawUnevenlyLit, SHADES, type Shade } from './test-kit/uneven-light.ts';

const INK = 128;
const lit = (shade: Shade) => greyDrawing(800, 600, (context) => drawUnevenlyLit(context, shade));
const plain = evenLight(lit(() => undefined)).data;

/** Shares of the ink of the sheet: what of it is missing in another picture, and what is ink there alone. */
function differences(found: Uint8Array): { missing: number; added: number } {
  let [ink, missing, added] = [0, 0, 0];
  for (let at = 0; at < plain.length; at++) {
    const [isInk, isFound] = [plain[at]! < INK, found[at]! < INK];
    if (isInk) ink++;
    if (isInk && !isFound) missing++;
    if (isFound && !isInk) added++;
  }
  return { missing: missing / ink, added: added / ink };
}

test.each(Object.entries(SHADES))(
  'letters on which the light %s are as dark as on the plain sheet, and nothing else is',
  (_, shade) => {
    const { missing, added } = differences(evenLight(lit(shade)).data);
    expect(missing).toBeLessThan(0.06);
    expect(added).toBeLessThan(0.04);
  },
);
