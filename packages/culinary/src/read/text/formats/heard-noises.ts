/** "[noise]", "[Musik]", "[silence to end]": what whoever wrote a recording down heard beside words. */
const NOISE = /\[[\p{L}’' ]{3,40}\]/gu;

/** A line of a transcript without the noises that were heard in it; one that is nothing else as it is. */
export const withoutNoises = (line: string): string => {
  const said = line.replace(NOISE, '').replace(/ {2,}/g, ' ').trim();
  return said === '' ? line.trim() : said;
};

/** Whether a line is a noise and nothing else. */
export const isNoise = (line: string): boolean =>
  line !== '' && line.replace(NOISE, '').trim() === '';
