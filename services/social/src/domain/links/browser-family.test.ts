import { expect, test } from '@jest/globals';
import { browserFamily } from './browser-family.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Opera', `Mozilla/5.0 (Macintosh) ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/110.0.0.0`],
  ['Samsung Internet', `Mozilla/5.0 (Linux) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Safari/537`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Firefox', 'Mozilla/5.0 (iPhone) AppleWebKit/605 FxiOS/140.0 Mobile/15E148 Safari/605.1'],
  ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  ['Chrome', 'Mozilla/5.0 (iPhone) AppleWebKit/605 CriOS/140.0 Mobile/15E148 Safari/604.1'],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'],
  ['Other', 'curl/8.5.0'],
  ['Other', ''],
])('%s is known by its words', (family, userAgent) => {
  expect(browserFamily(userAgent)).toBe(family);
});
