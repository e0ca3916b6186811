import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useMemo, type ReactNode } from 'react';
import { restatesServings, type ShownIngredient } from '@convivio/culinary/show';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { duration, easing } from '../../../shared/theme/motion.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { useIdleImport } from '../../../shared/lazy/use-idle-import.ts';
import { groupByHeading } from '../../../kitchen/ingredient-list/groups.ts';
import { Numbers } from '../../../kitchen/ingredient-list/number-text.tsx';
import { SectionBar } from '../section-bar.tsx';
import type { Serving } from '../sides/serving.ts';
import { shownLines } from '../../../kitchen/ingredient-list/shown-lines.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { TextButton } from '../text-link.ts';
import type { ShownUnits, UnitChoice, Units } from '../../../kitchen/units/unit-choice.ts';
import { UnitSettings } from './unit-settings.tsx';
import { useFoodFinder } from './use-food-finder.ts';
import { useOwnHeight } from '../use-own-height.ts';
import { useScaledYield } from './use-scaled-yield.ts';
import { useTicks } from '../../../kitchen/ingredient-list/use-ticks.ts';

const Section = styled('section')({
  // Stays beside the steps while one cooks; a list longer than the window goes along until its end is seen.
  '@media (min-width: 900px)': {
    position: 'sticky',
    top: 'min(var(--header) + 16px, 100vh - var(--own-height, 200vh) - 16px)',
  },
  [media.print]: { position: 'static' },
});

/** All lines of a recipe share their columns: a long range widens the first for all, and nothing is cut. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(50px, max-content) minmax(44px, max-content) minmax(0, 1fr)',
  columnGap: 7,
  // Paper breaks plain blocks without fault.
  [media.print]: { display: 'block' },
});
const across = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  [media.print]: { display: 'block' },
} as const;
const Part = styled('div')(across);
const List = styled('ul')(across);
const Item = styled('li')(across);
const Group = styled('h3')({
  ...typeStyle('h5'),
  gridColumn: '1 / -1',
  lineHeight: '24px',
  padding: '8px 0 6px',
  'div + div > &': { paddingTop: 20 },
  [media.print]: {
    fontSize: '11.5pt',
    breakAfter: 'avoid',
    padding: '1.5mm 0 1mm',
    'div + div > &': { paddingTop: '3mm' },
  },
});
const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '& .MuiIconButton-root': { marginRight: -11 },
  '& label': { height: 34, padding: '0 14px' },
  [media.belowLg]: { '& label': { padding: '0 9px' } },
  [media.belowMd]: { '& label': { height: 42, padding: '0 14px' } },
  '@media (max-width: 379.95px)': { '& label': { padding: '0 10px' } },
});
const Scaled = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '12px 20px',
  margin: '2px 0 12px',
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  '& .MuiButton-root': {
    height: 'auto',
    padding: '8px 10px',
    margin: '-8px -10px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  '& .MuiButton-root[aria-pressed=true]': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 1.5px ${colour.cobalt}`,
  },
  [media.print]: { display: 'none' },
});
/** Beside the panel at the side it would be said twice. */
const Reset = styled('span')({ display: 'none', [media.belowMd]: { display: 'inline' } });
const strike = `${duration.base}ms ${easing}`;
const Line = styled('label')({
  ...across,
  position: 'relative',
  alignItems: 'baseline',
  minHeight: 44,
  padding: '9px 0',
  borderTop: `1px solid ${colour.line}`,
  cursor: 'pointer',
  ...typeStyle('ingredient'),
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  '& b, & i, & span': { transition: `color ${strike}, text-decoration-color ${strike}` },
  '& b': {
    fontWeight: 650,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& i': { fontStyle: 'normal', color: colour.ink2 },
  '& small': {
    fontSize: '.84375rem',
    lineHeight: '18px',
    color: colour.iron,
    whiteSpace: 'nowrap',
  },
  '& [data-words]': { overflowWrap: 'anywhere', textDecoration: 'line-through 1.5px transparent' },
  '@media screen': {
    '&:has(:checked), &:has(:checked) *': { color: colour.ink3, fontWeight: 400 },
    '&:has(:checked) [data-words]': { textDecorationColor: 'currentColor' },
  },
  [media.belowSm]: { minHeight: 48, padding: '10px 0' },
  [media.print]: {
    display: 'grid',
    gridTemplateColumns:
      'max(9.5mm, var(--amounts, 0mm)) max(9mm, var(--units, 0mm)) minmax(0, 1fr)',
    columnGap: '1.5mm',
    breakInside: 'avoid',
    minHeight: 0,
    '& b': { whiteSpace: 'normal' },
    '& i': { overflowWrap: 'anywhere' },
    padding: '1.25mm 0',
    fontSize: '10.5pt',
    lineHeight: 1.35,
    borderTopColor: '#ccc',
    '[data-dense] &': {
      gridTemplateColumns:
        'max(8.5mm, var(--amounts, 0mm)) max(7mm, var(--units, 0mm)) minmax(0, 1fr)',
      padding: '.5mm 0',
      fontSize: '9.5pt',
      lineHeight: 1.25,
    },
  },
});

/** What the group is called where the source names none; it goes without saying when there is no other. */
const ungrouped = 'Main Ingredients';
const systems = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const;

export interface IngredientListProps {
  recipe: ShownRecipe;
  /** The lines in English, one each, in place of the original ones. */
  translated: readonly string[] | null;
  serving: Serving;
  choice: UnitChoice;
  /** The amounts stand as in the source, whatever is chosen. */
  asWritten: boolean;
  setAsWritten: (asWritten: boolean) => void;
  /** Under which the struck lines are kept. */
  ticksName: string;
  children?: ReactNode;
}

/** Ingredients by group, with amounts and units in columns of their own. A line is struck by a tap. */
export function IngredientList({
  recipe,
  translated,
  serving,
  choice,
  asWritten,
  setAsWritten,
  ticksName,
  children,
}: IngredientListProps) {
  const section = useOwnHeight<HTMLElement>();
  const [struck, strikeOut] = useTicks(ticksName);
  const { units, keepSpoons } = choice;
  const { factor } = serving;
  const { ingredients, lang: language } = recipe;
  const weighSolids = useFoodFinder(choice.weighSolids && units === 'metric');
  const { lines, changed } = useMemo(
    () =>
      shownLines(ingredients, translated, {
        factor,
        units,
        keepSpoons,
        weighSolids,
        language,
        asWritten,
      }),
    [ingredients, translated, factor, units, keepSpoons, weighSolids, language, asWritten],
  );
  // Nobody prints a page before it is drawn.
  const paper = useIdleImport(() => import('../print/printed-columns.ts'));
  const groups = groupByHeading(recipe.ingredients, ({ category }) => category);
  const ownYield =
    recipe.yieldText && !restatesServings(recipe.yieldText, serving.written)
      ? recipe.yieldText
      : null;
  const yieldText = useScaledYield(ownYield, asWritten ? 1 : factor);
  const scaled = serving.factor !== 1;
  const choose = (chosen: ShownUnits) => {
    setAsWritten(false);
    choice.setUnits(chosen as Units);
  };
  return (
    <Section ref={section} aria-labelledby="ingredients">
      <SectionBar title="Ingredients" id="ingredients">
        <Controls>
          <Segments<ShownUnits>
            label="Units"
            value={asWritten ? 'original' : units}
            options={systems}
            onChange={choose}
          />
          {units === 'metric' && <UnitSettings choice={choice} />}
        </Controls>
        {children}
      </SectionBar>
      {(scaled || changed || yieldText) && (
        <Scaled>
          {scaled && (
            <span>
              {asWritten
                ? `As written, for ${serving.written}`
                : `For ${serving.servings}, scaled from ${serving.written}`}
              {!asWritten && serving.set && (
                <Reset>
                  {' '}
                  <TextButton type="button" onClick={() => serving.set?.(serving.written)}>
                    Reset
                  </TextButton>
                </Reset>
              )}
            </span>
          )}
          {yieldText && <span>{yieldText}</span>}
          {changed && (
            <Button aria-pressed={asWritten} onClick={() => setAsWritten(!asWritten)}>
              Original amounts
            </Button>
          )}
        </Scaled>
      )}
      {recipe.ingredients.length === 0 && <p>No ingredients available</p>}
      <Columns lang={translated ? 'en' : recipe.lang} style={paper?.printedColumns(lines)}>
        {groups.map(({ heading, items }) => (
          <Part key={items[0]?.index}>
            {(groups.length > 1 || (heading ?? ungrouped) !== ungrouped) && (
              <Group dir="auto">{heading ?? ungrouped}</Group>
            )}
            <List aria-label={heading ?? ungrouped}>
              {items.map(({ index }) => (
                <Item key={index}>
                  <Ingredient
                    shown={lines[index]!}
                    index={index}
                    struck={struck.has(index)}
                    onStrike={strikeOut}
                  />
                </Item>
              ))}
            </List>
          </Part>
        ))}
      </Columns>
    </Section>
  );
}

interface IngredientProps {
  shown: ShownIngredient;
  index: number;
  struck: boolean;
  onStrike: (index: number) => void;
}

/** One line. A long list is not drawn anew for one of them. */
const Ingredient = memo(function Ingredient({
  shown: { amount, unit, text, computed, unscaled },
  index,
  struck,
  onStrike,
}: IngredientProps) {
  return (
    <Line>
      <input type="checkbox" checked={struck} onChange={() => onStrike(index)} />
      <b>
        {computed && <span title="Computed">~</span>}
        <Numbers numbers={amount} />
      </b>
      <i>{unit}</i>
      <span>
        <span dir="auto" data-words="">
          {' '}
          {text}
        </span>
        {unscaled && <small> not scaled</small>}
      </span>
    </Line>
  );
});
