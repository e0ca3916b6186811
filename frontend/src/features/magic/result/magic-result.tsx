import { writtenBy } from '@convivio/contracts/generated-comments';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MagicRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import type { Chef } from '../chefs/chef-lists.ts';
import { ChefPlate } from '../chefs/chef-plate.tsx';
import { MagicIngredients } from './magic-ingredients.tsx';
import { MagicSteps } from './magic-steps.tsx';
import { ResultHead } from './result-head.tsx';

const Said = styled('div')({ display: 'grid', gap: 28 });
const Insight = styled('section')({
  padding: '18px 22px',
  borderRadius: 12,
  backgroundColor: colour.lemonTint,
  '& h4': { ...typeStyle('h4'), margin: '0 0 6px' },
  '& p': { ...typeStyle('spoken'), margin: 0 },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '366px minmax(0, 1fr)',
  gap: '28px 48px',
  marginTop: 28,
  '& h4': { ...typeStyle('h3'), margin: '14px 0 10px' },
  [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Lines = styled('ul')({
  margin: 0,
  paddingLeft: 20,
  listStyle: 'disc',
  display: 'grid',
  gap: 8,
  lineHeight: 1.5,
});
const Others = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& .MuiButton-root': { textAlign: 'left' },
  '& span > div': { width: 36, height: 36 },
});
const Engine = styled('p')({ ...typeStyle('hint'), color: colour.ink2, margin: '28px 0 0' });

interface MagicResultProps {
  recipe: MagicRecipe_RecipeFragment;
  /** Has another chef make it. */
  onChef: (chef: Chef) => void;
}

/** A recipe that was made, as it is before it is saved. */
export function MagicResult({ recipe, onChef }: MagicResultProps) {
  const { notices } = recipe;
  return (
    <>
      <ResultHead recipe={recipe} />
      <Said>
        {notices.length > 0 && (
          <TintedPanel kind="note" title="Before you cook">
            {notices.join(' ')}
          </TintedPanel>
        )}
        {recipe.chefInsight && (
          <Insight>
            <h4>Chef Insights</h4>
            <p>{recipe.chefInsight}</p>
          </Insight>
        )}
      </Said>
      <Columns>
        <section>
          <Rim />
          <h4>Ingredients</h4>
          <MagicIngredients ingredients={recipe.ingredients} />
        </section>
        <section>
          <Rim />
          <h4>Instructions</h4>
          <MagicSteps steps={recipe.instructions} />
        </section>
        <Further recipe={recipe} onChef={onChef} />
      </Columns>
      <Engine>{writtenBy(recipe.engine)}</Engine>
    </>
  );
}

/** Secrets, wines and other chefs, as far as there are any. */
function Further({ recipe, onChef }: MagicResultProps) {
  const { chefSecrets, winePairings, suggestedChefs } = recipe;
  return (
    <>
      {[
        { heading: 'Chef’s Secrets', lines: chefSecrets },
        { heading: 'Wine Pairings', lines: winePairings },
      ].map(
        ({ heading, lines }) =>
          lines.length > 0 && (
            <section key={heading}>
              <Rim />
              <h4>{heading}</h4>
              <Lines>
                {lines.map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
              </Lines>
            </section>
          ),
      )}
      {suggestedChefs.length > 0 && (
        <section>
          <Rim />
          <h4>Try another chef</h4>
          <Others>
            {suggestedChefs.map((chef) => (
              <Button
                key={chef.name}
                variant="outlined"
                startIcon={
                  <div>
                    <ChefPlate chef={chef} />
                  </div>
                }
                onClick={() => onChef(chef)}
              >
                {chef.name}
              </Button>
            ))}
          </Others>
        </section>
      )}
    </>
  );
}
