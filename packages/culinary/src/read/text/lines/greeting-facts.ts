import { sentencesByCapitals } from '../../parted-steps.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { isMessage } from './chatter.ts';

/** "Hi both, here it is. Takes an hour all in.": of a line that greets the sentences behind the greeting that say for how many it is, or how long it takes. */
export function factsBehindGreeting(line: string): string[] {
  const told = sentencesByCapitals(line.trim()).filter(
    (sentence, at) =>
      at > 0 &&
      !isMessage(sentence) &&
      !sentence.includes('?') &&
      (fedStatement(sentence) !== null || timeStatements(sentence).some(({ cue }) => cue !== null)),
  );
  return told.length === 0 ? [] : [told.join(' ')];
}
