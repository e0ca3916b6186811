import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colour } from '../../../../shared/theme/colour.ts';
import { Dialog } from '../../../../shared/ui/surfaces/dialog.tsx';
import type { ShownRecipe } from '../../shown-recipe.ts';
import type { CorrectedLine } from './corrected-line.ts';
import { FoodPicker, type FoodChoice } from './food-picker.tsx';
import { GramsField } from './grams-field.tsx';
import { readGrams } from './read-grams.ts';
import { useCorrectFood, type Correction } from './use-correct-food.ts';

const Line = styled('p')({ marginBottom: 16, color: colour.ink2, overflowWrap: 'anywhere' });
const Others = styled('div')({ display: 'flex', flexWrap: 'wrap', margin: '12px 0 0 -14px' });

interface CorrectFoodDialogProps {
  open: boolean;
  onClose: () => void;
  line: CorrectedLine;
  recipe: ShownRecipe;
  /** Has the figures made again. */
  onCorrected: () => Promise<unknown>;
}

/** What a name of the recipe means: which food it counts as, what the line weighs, or that it does not count. */
export function CorrectFoodDialog(props: CorrectFoodDialogProps) {
  const { open, onClose, line, recipe, onCorrected } = props;
  const { busy, correct } = useCorrectFood(recipe, onCorrected);
  const [food, setFood] = useState<FoodChoice | null>(line.food);
  const [written, setWritten] = useState('');
  const grams = readGrams(written);
  const keep = async (correction: Correction) => {
    if (await correct(line.ingredient, correction)) onClose();
  };
  const changed = food !== null && (food.id !== line.food?.id || grams !== null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`What is “${line.ingredient}”?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            disabled={busy || !changed || grams === 'wrong'}
            onClick={() => grams !== 'wrong' && food && void keep({ foodId: food.id, grams })}
          >
            Keep
          </Button>
        </>
      }
    >
      <Line>
        <span dir="auto">{line.line}</span>
        {line.food ? ` counts as ${line.food.name}.` : ' does not count yet.'} What you say here is
        kept for all your recipes.
      </Line>
      <FoodPicker chosen={food} onChoose={setFood} languageCode={recipe.languageCode} />
      <GramsField written={written} onWrite={setWritten} weighed={line.grams} />
      <Others>
        <Button disabled={busy} onClick={() => void keep({ nothing: true })}>
          It does not count
        </Button>
        {line.corrected && (
          <Button disabled={busy} onClick={() => void keep({})}>
            Take back my correction
          </Button>
        )}
      </Others>
    </Dialog>
  );
}
