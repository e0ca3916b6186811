import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { MagicRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { Numbers } from '../../../kitchen/ingredient-list/number-text.tsx';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(44px, max-content) minmax(0, max-content) minmax(0, 1fr)',
  columnGap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${colour.line}`,
  '& > li': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    padding: '9px 0',
    borderBottom: `1px solid ${colour.line}`,
  },
  '& > li[data-group]': { ...typeStyle('h4'), display: 'block', paddingTop: 16 },
});
const Amount = styled('span')({ ...typeStyle('amount'), textAlign: 'right' });
const Unit = styled('span')({ color: colour.ink2, paddingRight: 16 });

/** "1 1/2" as the kitchen writes it; what is no such number stays as it is. */
function shownAmount(amount: string): ReactNode {
  const [, whole = '', one, of] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(amount) ?? [];
  if (one === undefined || of === undefined) return amount;
  return <Numbers numbers={[{ whole, fraction: [Number(one), Number(of)] }]} />;
}

/** What goes into a recipe that was made, in columns. */
export function MagicIngredients({ ingredients }: Pick<MagicRecipe_RecipeFragment, 'ingredients'>) {
  return (
    <List>
      {ingredients.map(({ name, amount, unit, group }, at) => {
        const begins = group && group !== ingredients[at - 1]?.group;
        return [
          begins && (
            <li key={`group-${at}`} data-group="">
              {group}
            </li>
          ),
          <li key={at}>
            <Amount>{shownAmount(amount)}</Amount>
            <Unit>{unit}</Unit>
            <span>{name}</span>
          </li>,
        ];
      })}
    </List>
  );
}
