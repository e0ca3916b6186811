import type { NutritionTab_NutritionFragment } from '../../../../generated/operations.ts';
import { Calories } from '../parts/calories.tsx';
import { DetailsButton } from '../parts/details-button.ts';
import { MacroList } from '../parts/macros.tsx';
import { Remarks } from '../parts/notes.tsx';
import { SourceLine } from '../parts/source-line.tsx';

interface NutritionTabProps {
  nutrition: NutritionTab_NutritionFragment;
  onOpen: () => void;
}

/** What a serving holds, in short. */
export function NutritionTab({ nutrition, onOpen }: NutritionTabProps) {
  return (
    <>
      <Calories value={nutrition.calories} atLeast={!nutrition.reliable}>
        per serving
      </Calories>
      <MacroList macros={nutrition} />
      <Remarks remarks={nutrition.remarks} />
      <SourceLine of={nutrition} />
      <DetailsButton onClick={onOpen} aria-haspopup="dialog">
        Nutrition details
      </DetailsButton>
    </>
  );
}
