/** Models that think put their thoughts before the answer; some open them in their prompt and only close them. */
const endOfThoughts = /<\/(?:think|thinking|thought|reasoning)>/gi;
const fence = '```';

/**
 * The JSON of a model's answer: as it stands, behind the model's thoughts, in a code fence or among words, whichever comes
 * first. Undefined where there is none.
 */
export function jsonIn(content: string): unknown {
  for (const candidate of candidates(content)) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next one may be it.
    }
  }
  return undefined;
}

function* candidates(content: string): Generator<string> {
  yield content;
  const said = behindThoughts(content);
  const fenced = inFence(said);
  if (fenced !== null) yield fenced;
  const from = said.indexOf('{');
  const to = said.lastIndexOf('}');
  if (from >= 0 && from < to) yield said.slice(from, to + 1);
}

function behindThoughts(content: string): string {
  const last = [...content.matchAll(endOfThoughts)].at(-1);
  return last ? content.slice(last.index + last[0].length) : content;
}

/** What stands in the first fence, without the name of its language. */
function inFence(text: string): string | null {
  const open = text.indexOf(fence);
  const line = open < 0 ? -1 : text.indexOf('\n', open);
  const close = line < 0 ? -1 : text.indexOf(`\n${fence}`, line);
  return close < 0 ? null : text.slice(line, close);
}
