import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { notTranslated, type Translated } from './not-translated.ts';
import { partlyText, untranslatedText } from './untranslated-text.ts';

const Note = styled('p')({
  flexBasis: '100%',
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  overflowWrap: 'anywhere',
});

/** Knowing the words of a language takes its tables. */
const tables = lazyCode(async () => (await import('./partly-translated.ts')).partlyTranslated);

/** What of a recipe that is shown in English is not, or not all of it. */
export function TranslationNote({ recipe }: { recipe: Translated }) {
  const find = useLazyCode(tables);
  const missing = useMemo(() => untranslatedText(recipe, notTranslated(recipe)), [recipe]);
  const partly = useMemo(() => find && partlyText(recipe, find(recipe)), [recipe, find]);
  return (
    <>
      {missing && <Note role="note">{missing}</Note>}
      {partly && <Note role="note">{partly}</Note>}
    </>
  );
}
