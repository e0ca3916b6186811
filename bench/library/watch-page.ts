import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Milliseconds between the frames of a page while something goes on in it. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    let before: number | null = null;
    let watching = true;
    const onFrame = (now: number) => {
      if (before !== null) gaps.push(now - before);
      before = now;
      if (watching) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    const stop = () => {
      watching = false;
      return gaps;
    };
    Object.assign(window, { stopWatchingFrames: stop });
  });
  await act();
  return page.evaluate(() =>
    (window as unknown as { stopWatchingFrames(): number[] }).stopWatchingFrames(),
  );
}

/** Scrolls the page to its end, in every frame as far as the speed says, in pixels a second. */
export function scrollToEnd(page: Page, speed: number): Promise<void> {
  return page.evaluate(
    (pixels) =>
      new Promise<void>((resolve) => {
        let before: number | null = null;
        const onFrame = (now: number) => {
          if (before !== null)
            scrollBy({ top: (pixels * (now - before)) / 1000, behavior: 'instant' });
          before = now;
          if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) resolve();
          else requestAnimationFrame(onFrame);
        };
        requestAnimationFrame(onFrame);
      }),
    speed,
  );
}

/** Milliseconds from the first key that goes down until the line above the library speaks of the word. Ask before typing. */
export function keyToAnswer(page: Page, word: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        window.setTimeout(() => reject(new Error(`No answer for "${wanted}" was shown.`)), 60_000);
        let began: number | null = null;
        addEventListener(
          'keydown',
          () => {
            began ??= performance.now();
          },
          { capture: true, once: true },
        );
        const look = () => {
          if (
            began === null ||
            !document.querySelector('main [role=status]')?.textContent?.endsWith(`for ${wanted}`)
          )
            return;
          seeing.disconnect();
          resolve(performance.now() - began);
        };
        const seeing = new MutationObserver(look);
        seeing.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    word,
  );
}

/** What a page asks the graph. */
export interface Traffic {
  /** Milliseconds that each request of an operation took so far, as the browser measures it. */
  timesOf(operationName: string): number[];
  /** Resolves when nothing is being asked, and has not been for a moment. */
  quiet(): Promise<void>;
}

const QUIET_MS = 300;
/** A page that is not quiet by then waits for what never comes. */
const LIMIT_MS = 60_000;

export function watchTraffic(page: Page): Traffic {
  const times = new Map<string, number[]>();
  let open = 0;
  let lastChange = Date.now();
  const isAsked = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/graphql');
  const count = (change: 1 | -1) => (request: Request) => {
    if (!isAsked(request)) return;
    open += change;
    lastChange = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfailed', count(-1));
  page.on('requestfinished', count(-1));
  page.on('requestfinished', (request) => {
    const { operationName } = ((isAsked(request) && request.postDataJSON()) || {}) as {
      operationName?: string;
    };
    if (operationName)
      times.set(operationName, [...(times.get(operationName) ?? []), request.timing().responseEnd]);
  });
  return {
    timesOf: (operationName) => times.get(operationName) ?? [],
    async quiet() {
      const asked = Date.now();
      while (open > 0 || Date.now() - Math.max(asked, lastChange) < QUIET_MS) {
        if (Date.now() - asked > LIMIT_MS)
          throw new Error(`After ${LIMIT_MS} ms the page still waits for ${open} answers.`);
        await setTimeout(50);
      }
    },
  };
}
