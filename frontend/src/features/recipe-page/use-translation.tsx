import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { deviceChoice, useDeviceChoice } from '../../shared/storage/device-choice.ts';
import { colour } from '../../shared/theme/colour.ts';
import { TranslateIcon } from '../../shared/ui/icons/icons.ts';
import type { ShownRecipe } from './shown-recipe.ts';

type Translated = Pick<
  ShownRecipe,
  | 'id'
  | 'title'
  | 'ingredients'
  | 'instructions'
  | 'translatedTitle'
  | 'translatedIngredients'
  | 'translatedInstructions'
  | 'translatedHeadings'
>;

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
const Missing = styled('p')({
  flexBasis: '100%',
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
});

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
  const missing = useMemo(() => notTranslated(recipe), [recipe]);
  const inEnglish =
    toggleBeside !== null && (chosen === 'unchosen' ? missing.length === 0 : chosen === 'english');
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
        {inEnglish && missing.length > 0 && (
          <Missing role="note">Not translated: {missing.join(', ')}.</Missing>
        )}
      </>
    ),
    toggleBeside,
  };
}

/** What of a recipe is not in English. A step in its own words is not; a line may well be the same in both: "200 g couscous". */
function notTranslated(recipe: Translated): string[] {
  const { ingredients, instructions, translatedIngredients, translatedInstructions } = recipe;
  const lines = ingredients.filter((_line, at) => !translatedIngredients?.[at]?.trim());
  const steps = instructions.filter(({ instruction }, at) => {
    const translation = translatedInstructions?.[at]?.trim() ?? '';
    return translation === '' || translation === instruction.trim();
  });
  return [
    recipe.translatedTitle ? null : 'the title',
    howMuch(lines.length, ingredients.length, 'ingredients'),
    howMuch(steps.length, instructions.length, 'steps'),
  ].filter((part) => part !== null);
}

const howMuch = (missing: number, all: number, what: string) =>
  missing === 0 ? null : missing === all ? `the ${what}` : `some ${what}`;
