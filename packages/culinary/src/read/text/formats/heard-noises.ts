/** "[noise]", "[Musik]", "[silence to end]": what whoever wrote a recording down heard beside words. */
const NOISE = /\[[\p{L}’' ]{3,40}\]/gu;

/** A line of a transcript without the noises that were heard in it. */
export const withoutNoises = (line: string): string =>
  line.replace(NOISE, '').replace(/ {2,}/g, ' ').trim();
