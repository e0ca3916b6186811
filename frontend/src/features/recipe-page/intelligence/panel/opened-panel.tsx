import { useId, useState } from 'react';
import type { ShownRecipe } from '../../shown-recipe.ts';
import type { Analysis } from '../analysis.ts';
import { DetailsButton } from '../parts/details-button.ts';
import { MissingAnalysis } from '../parts/missing-analysis.tsx';
import { FlavorTab } from './flavor-tab.tsx';
import { ImpactTab } from './impact-tab.tsx';
import { NutritionTab } from './nutrition-tab.tsx';
import { TabList } from './tab-list.tsx';

const tabs = [
  { name: 'impact', label: 'Impact' },
  { name: 'nutrition', label: 'Nutrition' },
  { name: 'flavor', label: 'Flavor Science' },
] as const;
const FAILED =
  'This recipe could not be analysed this time. It is tried again within a day or two.';
type TabName = (typeof tabs)[number]['name'];

interface OpenedPanelProps {
  recipe: ShownRecipe;
  /** Opens all of one analysis. */
  onOpen: (analysis: Analysis) => void;
}

/** What is known of a dish, in three tabs. */
export function OpenedPanel({ recipe, onOpen }: OpenedPanelProps) {
  const [shown, setShown] = useState<TabName>('impact');
  const id = useId();
  return (
    <>
      <TabList label="Analyses" id={id} tabs={tabs} shown={shown} onShow={setShown} />
      <div role="tabpanel" id={`${id}-shown`} aria-labelledby={`${id}-${shown}`}>
        <Shown tab={shown} recipe={recipe} onOpen={onOpen} />
      </div>
    </>
  );
}

function Shown({ tab, recipe, onOpen }: OpenedPanelProps & { tab: TabName }) {
  const {
    sustainabilitySummary: sustainability,
    nutritionSummary: nutrition,
    flavourSummary: flavour,
  } = recipe;
  if (recipe.ingredients.length === 0)
    return <MissingAnalysis>No ingredients available</MissingAnalysis>;
  const missing = (none: string) => (
    <MissingAnalysis>
      {{ pending: 'Loading...', failed: FAILED, done: none }[recipe.analysisState]}
    </MissingAnalysis>
  );
  if (tab === 'impact')
    return sustainability ? (
      <ImpactTab sustainability={sustainability} onOpen={() => onOpen('impact')} />
    ) : (
      <>
        {missing('No sustainability analysis available for this recipe.')}
        {nutrition && (
          <DetailsButton onClick={() => onOpen('impact')} aria-haspopup="dialog">
            Impact details
          </DetailsButton>
        )}
      </>
    );
  if (tab === 'nutrition')
    return nutrition ? (
      <NutritionTab nutrition={nutrition} onOpen={() => onOpen('nutrition')} />
    ) : (
      missing('Nothing in this recipe can be weighed, or it has more than can be analysed.')
    );
  return flavour ? (
    <FlavorTab flavour={flavour} onOpen={onOpen} />
  ) : (
    missing('No flavor pairings available')
  );
}
