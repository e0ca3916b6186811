import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { IngredientLine_IngredientFragment } from '../../../generated/operations.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { duration, easing } from '../../../shared/theme/motion.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { ingredientColumns, type IngredientColumns } from '../ingredient-columns.ts';
import { runsOf } from '../runs.ts';
import { Numbers } from './number-text.tsx';
import { SectionBar } from './section-bar.tsx';

const Group = styled('h3')({ ...typeStyle('h5'), lineHeight: '24px', padding: '20px 0 6px', '&:first-of-type': { paddingTop: 8 } });
const Yield = styled('p')({ marginTop: -6, fontSize: '.9375rem', lineHeight: '20px', color: colour.ink2 });
const strike = `${duration.base}ms ${easing}`;
const Line = styled('label')({
  position: 'relative', display: 'grid', gridTemplateColumns: '50px 44px minmax(0, 1fr)', columnGap: 7, alignItems: 'baseline', minHeight: 44, padding: '9px 0', borderTop: `1px solid ${colour.line}`, cursor: 'pointer',
  ...typeStyle('ingredient'),
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  '& b, & i, & span': { transition: `color ${strike}, text-decoration-color ${strike}` },
  '& b': { fontWeight: 650, textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& i': { fontStyle: 'normal', color: colour.ink2 },
  '& [data-words]': { overflowWrap: 'anywhere', textDecoration: 'line-through 1.5px transparent' },
  '& small': { display: 'block', fontSize: '.84375rem', lineHeight: '18px', color: colour.ink2 },
  '&:has(:checked), &:has(:checked) *': { color: colour.ink3, fontWeight: 400 },
  '&:has(:checked) [data-words]': { textDecorationColor: 'currentColor' },
  // A range or a long number takes the room of the unit rather than being cut.
  '& b[data-wide]': { gridColumn: '1 / 3', textAlign: 'left' },
  [media.belowSm]: { minHeight: 48, padding: '10px 0' },
  [media.print]: { breakInside: 'avoid', minHeight: 0, padding: '3px 0' },
});

export interface IngredientListProps {
  ingredients: readonly IngredientLine_IngredientFragment[];
  /** The lines in English, one each, in place of the original ones. */
  translated: readonly string[] | null;
  /** The yield in the source's own words. */
  yieldText: string | null;
  language: string | undefined;
  /** Buttons beside the heading. */
  children?: ReactNode;
}

/** Ingredients by group, with amounts and units in columns of their own. A line is struck by a tap. */
export function IngredientList({ ingredients, translated, yieldText, language, children }: IngredientListProps) {
  const groups = runsOf(ingredients, ({ category }) => category);
  return (
    <section aria-labelledby="ingredients">
      <SectionBar title="Ingredients" id="ingredients">{children}</SectionBar>
      {yieldText && <Yield>{yieldText}</Yield>}
      {ingredients.length === 0 && <p>No ingredients available</p>}
      <div lang={translated ? 'en' : language}>
        {groups.map(({ heading, items }) => (
          <div key={items[0]?.index}>
            <Group>{heading ?? 'Main Ingredients'}</Group>
            <ul aria-label={heading ?? 'Main Ingredients'}>
              {items.map(({ item, index }) => <li key={index}><Ingredient columns={columnsOf(item, translated?.[index])} /></li>)}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function columnsOf(ingredient: IngredientLine_IngredientFragment, translation: string | undefined): IngredientColumns {
  return translation?.trim() ? { amount: [], unit: '', text: translation, written: null } : ingredientColumns(ingredient);
}

function Ingredient({ columns: { amount, unit, text, written } }: { columns: IngredientColumns }) {
  const [struck, setStruck] = useState(false);
  const wide = amount.length > 1 && unit === '' ? { 'data-wide': '' } : {};
  return (
    <Line>
      <input type="checkbox" checked={struck} onChange={(event) => setStruck(event.target.checked)} />
      <b {...wide}><Numbers numbers={amount} /></b>
      {amount.length > 1 && unit === '' ? null : <i>{unit}</i>}
      <span>
        <span data-words="">{' '}{text}</span>
        {written && <small><Numbers numbers={written.amount} />&nbsp;{written.unit} in the original</small>}
      </span>
    </Line>
  );
}
