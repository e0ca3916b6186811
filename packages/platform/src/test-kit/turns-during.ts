/** How often others had their turn meanwhile. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let turns = 0;
  const count = () => {
    if (isDone) return;
    turns++;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}
