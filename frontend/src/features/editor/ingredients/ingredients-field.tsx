import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { SectionHead } from '../form/section-head.tsx';
import type { RecipeReading } from '../reading/recipe-reading.ts';
import { useTextEditor } from '../text/use-text-editor.ts';
import { IngredientsBox, smallField } from './ingredients-field-styles.ts';
import type { ReadingSummary } from './use-reading-summary.ts';

/** Milliseconds of rest before the reading of a line is spoken. */
const restBeforeSpeaking = 900;

interface IngredientsFieldProps {
  text: string;
  onChange: (text: string) => void;
  language: string | undefined;
  /** Null until it is fetched; readings appear then. */
  reading: RecipeReading | null;
  summary: ReadingSummary;
  error?: string | undefined;
}

/** The ingredients: one text, one line each, and beside each line what was read of it. */
export function IngredientsField({
  text,
  onChange,
  language,
  reading,
  summary,
  error,
}: IngredientsFieldProps) {
  const id = useId();
  const [current, setCurrent] = useState('');
  const [place, editor] = useTextEditor({
    text,
    onChange,
    placeholder: 'Pastry:\n250 g plain flour\n125 g cold butter, diced',
    attributes: {
      'aria-labelledby': `${id}-heading`,
      'aria-describedby': `${id}-rule ${id}-error`,
      'aria-multiline': 'true',
      autocapitalize: 'none',
    },
    extensions: () => [
      EditorView.updateListener.of(({ state, view, selectionSet, docChanged, focusChanged }) => {
        if (selectionSet || docChanged || focusChanged)
          setCurrent(view.hasFocus ? state.doc.lineAt(state.selection.main.head).text : '');
      }),
    ],
  });

  const showReadings = useEffectEvent(({ lineReadings }: RecipeReading) =>
    editor.current?.dispatch({
      effects: StateEffect.appendConfig.of(lineReadings(language, matchMedia(smallField))),
    }),
  );
  useEffect(() => {
    if (reading !== null) showReadings(reading);
  }, [reading]);

  const showDoubt = () => {
    const view = editor.current;
    if (!view || !reading) return;
    const { doc, selection } = view.state;
    const begin = doc.lineAt(selection.main.head).number;
    for (let step = 1; step <= doc.lines; step += 1) {
      const at = doc.line(((begin + step - 1) % doc.lines) + 1);
      const line = reading.readTypedLine(at.text, language);
      if (line.kind !== 'ingredient' || !line.doubt) continue;
      view.dispatch({
        selection: { anchor: at.from + line.doubt.from, head: at.from + line.doubt.to },
        effects: EditorView.scrollIntoView(at.from, { y: 'center' }),
      });
      view.focus();
      return;
    }
  };

  return (
    <section aria-labelledby={`${id}-heading`}>
      <SectionHead
        title="Ingredients"
        id={`${id}-heading`}
        rule="One a line. A line that ends in a colon begins a group."
        ruleId={`${id}-rule`}
      >
        {summary.doubts > 0 && (
          <Chip color="warning" label={`${summary.doubts} to check`} onClick={showDoubt} />
        )}
      </SectionHead>
      <IngredientsBox ref={place} dir="auto" {...(error && { 'data-invalid': '' })} />
      <FormHelperText id={`${id}-error`} error>
        {error}
      </FormHelperText>
      <Spoken reading={reading} text={current} language={language} />
    </section>
  );
}

/** Tells what was read of the line with the caret, once typing rests. */
function Spoken({
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
