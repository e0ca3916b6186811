import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { SectionHead } from '../form/section-head.tsx';
import type { RecipeReading } from '../reading/recipe-reading.ts';
import { useTextField } from '../text/use-text-field.tsx';
import { IngredientsBox, smallField } from './ingredients-field-styles.ts';
import { nextDoubt } from './next-doubt.ts';
import { SpokenReading } from './spoken-reading.tsx';
import type { ReadingSummary } from './use-reading-summary.ts';

/** How many lines are unclear, and the way to the next. */
const Unclear = styled(ButtonBase)({
  height: 32,
  padding: '0 12px',
  borderRadius: 999,
  backgroundColor: colour.ironTint,
  color: colour.iron,
  fontSize: '.875rem',
  fontWeight: 500,
  '&:hover': { backgroundColor: colour.cobaltTint },
  '&:focus-visible': focusRing,
});

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
  const { field, view, caret, select } = useTextField({
    text,
    onChange,
    placeholder: 'Pastry:\n250 g plain flour\n125 g cold butter, diced',
    labels: {
      'aria-labelledby': `${id}-heading`,
      'aria-describedby': `${id}-rule ${id}-error`,
    },
    capitals: 'none',
    invalid: error !== undefined,
    extensions: ({ currentLine }) => currentLine(setCurrent),
  });

  useEffect(() => {
    if (view && reading) reading.showLineReadings(view, language, matchMedia(smallField));
    // Shown once; the language of a recipe stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view, reading]);

  const showDoubt = () => {
    const doubt =
      reading && nextDoubt(text, caret(), (line) => reading.readTypedLine(line, language));
    if (doubt) select(doubt.from, doubt.to);
  };

  return (
    <section aria-labelledby={`${id}-heading`} data-place="ingredients">
      <SectionHead
        title="Ingredients"
        id={`${id}-heading`}
        rule="One a line. A line that ends in a colon begins a group."
        ruleId={`${id}-rule`}
      >
        {summary.doubts > 0 && <Unclear onClick={showDoubt}>{summary.doubts} unclear</Unclear>}
      </SectionHead>
      <IngredientsBox dir="auto" {...(error && { 'data-invalid': '' })}>
        {field}
      </IngredientsBox>
      <FormHelperText id={`${id}-error`} error>
        {error}
      </FormHelperText>
      <SpokenReading reading={reading} text={current} language={language} />
    </section>
  );
}
