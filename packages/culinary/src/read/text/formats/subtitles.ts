import { undone, type Format } from './format.ts';
import { withoutNoises } from './heard-noises.ts';

const TIMES =
  /^\s{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}[,.]\d{1,3}\s{0,3}-->\s{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}[,.]\d{1,3}(?:\s.{0,200})?$/;
const HEAD = /^(?:WEBVTT|NOTE|STYLE|REGION|Kind:|Language:)(?:\s|$)/;
const TAG = /<\/?(?:[ibuv]|c|font|lang|ruby|rt|\d\d:\d\d)[^<>\n]{0,80}>|\{\\[^{}\n]{1,40}\}/g;
const FEWEST = 3;

/** What is said in subtitles: without numbers and times. */
export const subtitles: Format = (source) => {
  const lines = source.split(/\r\n|\r|\n/);
  const isTime = lines.map((line) => TIMES.test(line));
  if (isTime.filter(Boolean).length < FEWEST) return null;
  const kept: string[] = [];
  let spoken = false;
  for (const [at, raw] of lines.entries()) {
    const line = withoutNoises(raw.replace(TAG, ''));
    // The number of a subtitle, or the name of one, stands right above its times.
    const isName = isTime[at + 1] === true && (/^\d{1,5}$/.test(line) || line === '');
    spoken ||= isTime[at]!;
    if (isTime[at] || isName || line === '' || (!spoken && HEAD.test(line))) continue;
    if (line === kept.at(-1)) continue;
    kept.push(line.replace(/^-\s(?=\p{Lu})/u, ''));
  }
  return undone(kept.join('\n'));
};
