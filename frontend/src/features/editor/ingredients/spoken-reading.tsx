import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import type { RecipeReading } from '../reading/recipe-reading.ts';

/** Milliseconds of rest before the reading of a line is spoken. */
const restBeforeSpeaking = 900;

/** Tells what was read of the line with the caret, once typing rests. */
export function SpokenReading({
  reading,
  text,
  language,
}: {
  reading: RecipeReading | null;
  text: string;
  language: string | undefined;
}) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    if (reading === null) return;
    const { readTypedLine, spokenReading } = reading;
    const timer = setTimeout(() => {
      const line = readTypedLine(text, language);
      setSentence(
        line.kind === 'group'
          ? `Group ${line.name}`
          : line.kind === 'blank'
            ? ''
            : `Read as ${spokenReading(line.read)}.${line.doubt ? ` ${line.doubt.question}` : ''}`,
      );
    }, restBeforeSpeaking);
    return () => clearTimeout(timer);
  }, [reading, text, language]);
  return (
    <p role="status" style={visuallyHidden}>
      {sentence}
    </p>
  );
}
