import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { printPage } from './print-page.ts';

const frame = (inside: string) => {
  document.body.innerHTML = `<main><figure>${inside}</figure><footer data-foot=""></footer></main>`;
  return document.querySelector('figure')!;
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => void (globalThis.print = jest.fn()));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('a page whose picture is drawn prints at once', () => {
  frame('<svg><path d="M0 0"/></svg>');
  printPage();
  expect(print).toHaveBeenCalledTimes(1);
});

test('a drawing that is still fetched is waited for', async () => {
  const picture = frame('<svg></svg>');
  printPage();
  await nextFrame();
  expect(print).not.toHaveBeenCalled();
  picture.innerHTML = '<svg><path d="M0 0"/></svg>';
  await nextFrame();
  expect(print).toHaveBeenCalledTimes(1);
});

test('what is only for paper is waited for', async () => {
  frame('<svg><path d="M0 0"/></svg>');
  const foot = document.querySelector('footer')!;
  foot.remove();
  printPage();
  await nextFrame();
  expect(print).not.toHaveBeenCalled();
  document.querySelector('main')!.append(foot);
  await nextFrame();
  expect(print).toHaveBeenCalledTimes(1);
});

test('a photo that still comes in is waited for', async () => {
  const photo = frame('<img>').querySelector('img')!;
  let complete = false;
  Object.defineProperty(photo, 'complete', { get: () => complete });
  printPage();
  await nextFrame();
  expect(print).not.toHaveBeenCalled();
  complete = true;
  await nextFrame();
  expect(print).toHaveBeenCalledTimes(1);
});

test('pressed again while the picture comes in it prints once', async () => {
  const picture = frame('<svg></svg>');
  printPage();
  printPage();
  picture.innerHTML = '<svg><path d="M0 0"/></svg>';
  await nextFrame();
  await nextFrame();
  expect(print).toHaveBeenCalledTimes(1);
});

test('a page that is left meanwhile is not printed, nor the one that follows', async () => {
  frame('<svg></svg>');
  printPage();
  const before = location.pathname;
  history.pushState(null, '', '/elsewhere');
  document.body.innerHTML = '<main></main>';
  await nextFrame();
  await nextFrame();
  history.pushState(null, '', before);
  expect(print).not.toHaveBeenCalled();
});

test('a picture that does not come is not waited for forever', async () => {
  frame('<svg></svg>');
  printPage();
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await nextFrame();
  await nextFrame();
  expect(print).toHaveBeenCalledTimes(1);
});
