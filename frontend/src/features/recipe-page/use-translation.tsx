import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { TranslateIcon } from '../../shared/ui/icons/icons.ts';
import type { ShownRecipe } from './shown-recipe.ts';

interface Translation {
  /** The lines in English, one each; null where the original ones are shown. */
  ingredients: readonly string[] | null;
  instructions: readonly string[] | null;
  /** Turns to the other language; it stands beside the steps, or beside the ingredients where they alone are translated. */
  toggle: ReactElement;
  toggleBeside: 'instructions' | 'ingredients' | null;
}

/** A recipe's translation, shown at first where there is one. */
export function useTranslation({
  translatedIngredients,
  translatedInstructions,
}: Pick<ShownRecipe, 'translatedIngredients' | 'translatedInstructions'>): Translation {
  const toggleBeside = translatedInstructions?.length
    ? 'instructions'
    : translatedIngredients?.length
      ? 'ingredients'
      : null;
  const [inEnglish, setInEnglish] = useState(toggleBeside !== null);
  const shown = (lines: readonly string[] | null) => (inEnglish && lines?.length ? lines : null);
  return {
    ingredients: shown(translatedIngredients),
    instructions: shown(translatedInstructions),
    toggle: (
      <Button startIcon={<TranslateIcon />} onClick={() => setInEnglish(!inEnglish)}>
        {inEnglish ? 'Show original' : 'Show translation'}
      </Button>
    ),
    toggleBeside,
  };
}
