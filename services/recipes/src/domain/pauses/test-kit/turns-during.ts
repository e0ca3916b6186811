/** How often others had their turn meanwhile, how long the work took, and the longest that they waited, in ms. */
export async function turnsDuring(work: () => Promise<unknown>) {
  let isDone = false;
  let turns = 0;
  let longestWait = 0;
  const begun = performance.now();
  let at = begun;
  const wait = () => {
    longestWait = Math.max(longestWait, performance.now() - at);
    at = performance.now();
  };
  const count = () => {
    if (isDone) return;
    turns++;
    wait();
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  wait();
  return { turns, longestWait, whole: performance.now() - begun };
}

const words =
  'épaule porc bouillon volaille oignons émincés huile olive fromage râpé gousses ail'.split(' ');
const lineOf = (at: number) =>
  Array.from({ length: 8 }, (_, word) => `${at} g ${words[(at * 7 + word * 5) % words.length]!}`)
    .join(' ')
    .slice(0, 78);
/** As many ingredient lines as a recipe may have, each as long as may be. */
export const longestList = Array.from({ length: 500 }, (_, at) => lineOf(at));

/** The second time that it is done, so that what is loaded and compiled once is so already. */
export async function turnsOfSecond(work: () => Promise<unknown>) {
  await work();
  return turnsDuring(work);
}

/** Nobody waits for the greater part of it: on a slow machine all of it takes longer, and so does a part. */
export const MOST_OF_WHOLE = 0.5;
