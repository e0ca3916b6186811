import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { IngredientLine_IngredientFragment } from '../../../generated/operations.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { duration, easing } from '../../../shared/theme/motion.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { ingredientColumns, translatedColumns, type IngredientColumns } from '../ingredient-columns.ts';
import { runsOf } from '../runs.ts';
import { restatesServings } from '../servings.ts';
import { Numbers } from './number-text.tsx';
import { SectionBar } from './section-bar.tsx';
import { useOwnHeight } from './use-own-height.ts';

const Section = styled('section')({
  // Stays beside the steps while one cooks; a list longer than the window goes along until its end is seen.
  '@media (min-width: 900px)': { position: 'sticky', top: 'min(var(--header) + 16px, 100vh - var(--own-height, 200vh) - 16px)' },
  [media.print]: { position: 'static' },
});

/** All lines of a recipe share their columns: a long range widens the first for all, and nothing is cut. */
const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(50px, max-content) minmax(44px, max-content) minmax(0, 1fr)', columnGap: 7,
  [media.print]: { gridTemplateColumns: 'minmax(9.5mm, max-content) minmax(9mm, max-content) minmax(0, 1fr)', columnGap: '1.5mm' },
});
const across = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' } as const;
const Part = styled('div')(across);
const List = styled('ul')(across);
const Item = styled('li')(across);
const Group = styled('h3')({ ...typeStyle('h5'), gridColumn: '1 / -1', lineHeight: '24px', padding: '8px 0 6px', 'div + div > &': { paddingTop: 20 }, [media.print]: { fontSize: '11.5pt', breakAfter: 'avoid' } });
const Yield = styled('p')({ margin: '-6px 0 8px', fontSize: '.9375rem', lineHeight: '20px', color: colour.ink2 });
const strike = `${duration.base}ms ${easing}`;
const Line = styled('label')({
  ...across, position: 'relative', alignItems: 'baseline', minHeight: 44, padding: '9px 0', borderTop: `1px solid ${colour.line}`, cursor: 'pointer',
  ...typeStyle('ingredient'),
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  '& b, & i, & span': { transition: `color ${strike}, text-decoration-color ${strike}` },
  '& b': { fontWeight: 650, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& i': { fontStyle: 'normal', color: colour.ink2 },
  '& [data-words]': { overflowWrap: 'anywhere', textDecoration: 'line-through 1.5px transparent' },
  '& small': { display: 'block', fontSize: '.84375rem', lineHeight: '18px', color: colour.ink2 },
  '&:has(:checked), &:has(:checked) *': { color: colour.ink3, fontWeight: 400 },
  '&:has(:checked) [data-words]': { textDecorationColor: 'currentColor' },
  [media.belowSm]: { minHeight: 48, padding: '10px 0' },
  [media.print]: { breakInside: 'avoid', minHeight: 0, padding: '1.25mm 0', fontSize: '10.5pt', lineHeight: 1.35 },
});

/** What the group is called where the source names none; it goes without saying when there is no other. */
const ungrouped = 'Main Ingredients';

export interface IngredientListProps {
  ingredients: readonly IngredientLine_IngredientFragment[];
  /** The lines in English, one each, in place of the original ones. */
  translated: readonly string[] | null;
  servings: number;
  /** The yield in the source's own words. */
  yieldText: string | null;
  language: string | undefined;
  /** Buttons beside the heading. */
  children?: ReactNode;
}

/** Ingredients by group, with amounts and units in columns of their own. A line is struck by a tap. */
export function IngredientList({ ingredients, translated, servings, yieldText, language, children }: IngredientListProps) {
  const section = useOwnHeight<HTMLElement>();
  const groups = runsOf(ingredients, ({ category }) => category);
  return (
    <Section ref={section} aria-labelledby="ingredients">
      <SectionBar title="Ingredients" id="ingredients">{children}</SectionBar>
      {yieldText && !restatesServings(yieldText, servings) && <Yield>{yieldText}</Yield>}
      {ingredients.length === 0 && <p>No ingredients available</p>}
      <Columns lang={translated ? 'en' : language}>
        {groups.map(({ heading, items }) => (
          <Part key={items[0]?.index}>
            {(groups.length > 1 || (heading ?? ungrouped) !== ungrouped) && <Group>{heading ?? ungrouped}</Group>}
            <List aria-label={heading ?? ungrouped}>
              {items.map(({ item, index }) => <Item key={index}><Ingredient columns={columnsOf(item, translated?.[index])} /></Item>)}
            </List>
          </Part>
        ))}
      </Columns>
    </Section>
  );
}

function columnsOf(ingredient: IngredientLine_IngredientFragment, translation: string | undefined): IngredientColumns {
  return translation?.trim() ? translatedColumns(ingredient, translation) : ingredientColumns(ingredient);
}

function Ingredient({ columns: { amount, unit, text, written } }: { columns: IngredientColumns }) {
  const [struck, setStruck] = useState(false);
  return (
    <Line>
      <input type="checkbox" checked={struck} onChange={(event) => setStruck(event.target.checked)} />
      <b><Numbers numbers={amount} /></b>
      <i>{unit}</i>
      <span dir="auto">
        <span data-words="">{' '}{text}</span>
        {written && <small><Numbers numbers={written.amount} />&nbsp;{written.unit} in the original</small>}
      </span>
    </Line>
  );
}
