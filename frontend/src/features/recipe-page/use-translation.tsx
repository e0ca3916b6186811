import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { quietPart } from '../../shared/lazy/contained-part.tsx';
import { deviceChoice, useDeviceChoice } from '../../shared/storage/device-choice.ts';
import { TranslateIcon } from '../../shared/ui/icons/icons.ts';
import { isWhole, notTranslated, type Translated } from './translation/not-translated.ts';

export interface Translation {
  /** Whether the page speaks English, as far as the recipe is translated. */
  inEnglish: boolean;
  /** In English; null where the original is shown. */
  title: string | null;
  /** The lines in English, one each, a line without one empty; null where the original ones are shown. */
  ingredients: readonly string[] | null;
  instructions: readonly string[] | null;
  /** A heading as it is shown. */
  heading: (own: string) => string;
  /** Turns to the other language; it stands beside the steps, or beside the ingredients where they alone are translated. */
  toggle: ReactElement;
  toggleBeside: 'instructions' | 'ingredients' | null;
}

// Its words begin where the lines below it do.
const Toggle = styled(Button)({ marginLeft: -14 });
/** What is not in English is named where English is shown. */
const TranslationNote = quietPart(
  async () => (await import('./translation/translation-note.tsx')).TranslationNote,
);

/**
 * A recipe's translation. It opens in its own words unless the whole of it is translated, and in what was chosen for it on this
 * device.
 */
export function useTranslation(recipe: Translated): Translation {
  const { id, translatedTitle, translatedIngredients, translatedInstructions } = recipe;
  const toggleBeside = translatedInstructions?.length
    ? 'instructions'
    : translatedIngredients?.length
      ? 'ingredients'
      : null;
  const choice = useMemo(
    () => deviceChoice(`recipe-language:${id}`, ['unchosen', 'own', 'english']),
    [id],
  );
  const [chosen, choose] = useDeviceChoice(choice);
  const whole = useMemo(() => isWhole(notTranslated(recipe)), [recipe]);
  const inEnglish = toggleBeside !== null && (chosen === 'unchosen' ? whole : chosen === 'english');
  return {
    inEnglish,
    title: inEnglish ? translatedTitle : null,
    ingredients: inEnglish && translatedIngredients?.length ? translatedIngredients : null,
    instructions: inEnglish && translatedInstructions?.length ? translatedInstructions : null,
    heading: (own) =>
      (inEnglish && recipe.translatedHeadings.find(({ original }) => original === own)?.english) ||
      own,
    toggle: (
      <>
        <Toggle startIcon={<TranslateIcon />} onClick={() => choose(inEnglish ? 'own' : 'english')}>
          {inEnglish ? 'Show original' : 'Show translation'}
        </Toggle>
        {inEnglish && <TranslationNote recipe={recipe} />}
      </>
    ),
    toggleBeside,
  };
}
