import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import type { CorrectedLine } from '../correct/corrected-line.ts';
import { Calories } from './calories.tsx';
import { ChangeMatch } from './change-match.tsx';
import { CountedList } from './counted-list.tsx';
import { MacroList } from './macros.tsx';
import { Micronutrients } from './micronutrients.tsx';
import { Remarks } from './notes.tsx';
import type { Extent, Nutrition } from './nutrition.ts';
import { SourceLine } from './source-line.tsx';
import { SubSection } from './sub-section.tsx';
import { UncountedList } from './uncounted-list.tsx';
import { weight } from './wording.ts';

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gap: 56,
  padding: '4px 0 22px',
  '& dl': { marginTop: 10 },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
});

const Unit = styled('span')({ color: colour.ink2 });

interface NutritionBodyProps {
  nutrition: Nutrition;
  extent: Extent;
  /** Null where one may not. */
  onCorrect: ((line: CorrectedLine) => void) | null;
}

/** The figures first, then what they are made of, and what is not in them. */
export function NutritionBody({ nutrition, extent, onCorrect }: NutritionBodyProps) {
  const { perServing, totalRecipe, ingredients, uncounted, servings, servingsStated, remarks } =
    nutrition;
  const figures = extent === 'serving' ? perServing : totalRecipe;
  const grams = ingredients.reduce((sum, line) => sum + line.grams, 0);
  const part = extent === 'serving' ? `1 of ${servings} servings` : `${servings} servings`;
  return (
    <>
      <Sides>
        <div>
          <Calories atLeast={!nutrition.reliable} value={figures.calories} large>
            {part}
            {!servingsStated && ' (assumed)'}
            <Unit>, ~{weight(extent === 'serving' ? grams / servings : grams)}</Unit>
          </Calories>
          <MacroList macros={figures} />
        </div>
        <Micronutrients micronutrients={figures.micronutrients} />
      </Sides>
      <SubSection title="What was counted" beside="Calories in the whole recipe">
        <CountedList lines={ingredients} onCorrect={onCorrect} />
      </SubSection>
      <UncountedList lines={uncounted}>
        {({ line, ingredient, corrected }) =>
          ingredient !== null && (
            <ChangeMatch
              line={{ line, ingredient, food: null, grams: null, corrected }}
              onCorrect={onCorrect}
            />
          )
        }
      </UncountedList>
      <Remarks remarks={remarks} />
      <SourceLine
        of={{
          ...nutrition,
          sources: ingredients.map(({ matchedFood }) => matchedFood.source),
          countedLines: ingredients.length,
          uncountedLines: uncounted.length,
        }}
        per={extent === 'serving' ? 'per serving' : 'whole recipe'}
      >
        Weights with ~ are not stated in the recipe. Not medical advice.
      </SourceLine>
    </>
  );
}
