/** The result of the work, or null when it is not there in time; then `stop` is called, and what still comes is ignored. */
export async function withinTime<T>(
  work: Promise<T>,
  milliseconds: number,
  stop: () => void = () => undefined,
): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      stop();
      resolve(null);
    }, milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
