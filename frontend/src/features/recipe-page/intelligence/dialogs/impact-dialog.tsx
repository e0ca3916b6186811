import { styled } from '@mui/material/styles';
import { RecipeSustainabilityDocument } from '../../../../generated/documents/recipe-sustainability.ts';
import type { RecipeSustainabilityQuery } from '../../../../generated/operations.ts';
import { media } from '../../../../shared/theme/media.ts';
import { Dialog } from '../../../../shared/ui/surfaces/dialog.tsx';
import { Axes } from '../parts/axes.tsx';
import { Concerns } from '../parts/concerns.tsx';
import { IngredientImpacts } from '../parts/ingredient-impacts.tsx';
import { Remarks } from '../parts/notes.tsx';
import { Score } from '../parts/score.tsx';
import { SourceLine } from '../parts/source-line.tsx';
import { SubSection } from '../parts/sub-section.tsx';
import { Swaps } from '../parts/swaps.tsx';
import { UncountedList } from '../parts/uncounted-list.tsx';
import { confidenceOf } from '../parts/confidence.ts';
import { Analysed } from './analysed.tsx';
import type { AnalysisDialogProps } from './analysis-dialog.tsx';
import { useAnalysis } from './use-analysis.ts';

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: '268px minmax(0, 1fr)',
  gap: 48,
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
});

const none = 'No sustainability analysis available for this recipe.';

/** What a dish asks of the earth, and what of it does. */
export function ImpactDialog({ open, onClose, recipe }: AnalysisDialogProps) {
  const asked = useAnalysis(RecipeSustainabilityDocument, recipe.id);
  return (
    <Dialog open={open} onClose={onClose} title="Environmental Impact" width={1000} reading>
      <Analysed
        asked={asked}
        of={({ sustainability }) => sustainability}
        failure={none}
        nothing={none}
      >
        {(sustainability) => <Impact sustainability={sustainability} />}
      </Analysed>
    </Dialog>
  );
}

type Sustainability = NonNullable<RecipeSustainabilityQuery['recipe']['sustainability']>;

function Impact({ sustainability }: { sustainability: Sustainability }) {
  const { overallScore, breakdown, topConcerns, ingredientDetails } = sustainability;
  const { recommendations, uncounted, remarks, confidence } = sustainability;
  return (
    <>
      <Sides>
        <div>
          <Score score={overallScore} large unsure={!sustainability.reliable} />
          <Axes breakdown={breakdown} />
        </div>
        <div>
          {topConcerns.length > 0 && (
            <SubSection title="Top concerns">
              <Concerns concerns={topConcerns} />
            </SubSection>
          )}
          <SubSection title="Ingredients" beside="Scores are of a meal of nothing else">
            <IngredientImpacts impacts={ingredientDetails} />
          </SubSection>
          {recommendations.length > 0 && (
            <SubSection title="A lighter version">
              <Swaps score={overallScore} swaps={recommendations} />
            </SubSection>
          )}
          <UncountedList lines={uncounted} />
        </div>
      </Sides>
      <Remarks remarks={remarks} />
      <SourceLine
        of={{
          ...sustainability,
          sources: ingredientDetails.map(({ source }) => source),
          countedLines: ingredientDetails.length,
          uncountedLines: uncounted.length,
        }}
      >
        The score as a whole is {confidenceOf(confidence)}.
      </SourceLine>
    </>
  );
}
