import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { restatesServings } from '@convivio/culinary/show';
import { IngredientList } from '../../../kitchen/ingredient-list/ingredient-list.tsx';
import { shownLines } from '../../../kitchen/ingredient-list/shown-lines.ts';
import { useTicks } from '../../../kitchen/ingredient-list/use-ticks.ts';
import type { ShownUnits, UnitChoice, Units } from '../../../kitchen/units/unit-choice.ts';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import { media } from '../../../shared/theme/media.ts';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { SectionBar } from '../section-bar.tsx';
import type { ShownRecipe } from '../shown-recipe.ts';
import type { Serving } from '../sides/serving.ts';
import { useOwnHeight } from '../use-own-height.ts';
import { ScaledLine } from './scaled-line.tsx';
import { UnitSettings } from './unit-settings.tsx';
import { useFoodFinder } from './use-food-finder.ts';
import { useScaledYield } from './use-scaled-yield.ts';
import { useScalingWords } from './use-scaling-words.ts';

const Section = styled('section')({
  // Stays beside the steps while one cooks; a list longer than the window goes along until its end is seen.
  '@media (min-width: 900px)': {
    position: 'sticky',
    top: 'min(var(--header) + 16px, 100vh - var(--own-height, 200vh) - 16px)',
  },
  [media.print]: { position: 'static' },
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
const systems = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const;

// Nobody prints a page before it is drawn.
const columnsCode = lazyCode(
  async () => (await import('../print/printed-columns.ts')).printedColumns,
);

interface IngredientsProps {
  recipe: ShownRecipe;
  /** The lines in English, one each, in place of the original ones. */
  translated: readonly string[] | null;
  /** A heading as it is shown. */
  heading: (own: string) => string;
  serving: Serving;
  choice: UnitChoice;
  /** The amounts stand as in the source, whatever is chosen. */
  asWritten: boolean;
  setAsWritten: (asWritten: boolean) => void;
  /** Under which the struck lines are kept. */
  ticksName: string;
  /** What stands below a line. */
  note?: ((index: number) => ReactNode) | undefined;
  children?: ReactNode;
}

/** The ingredients, and in which units and for how many they are shown. */
export function Ingredients({
  recipe,
  translated,
  heading,
  serving,
  choice,
  asWritten,
  setAsWritten,
  ticksName,
  note,
  children,
}: IngredientsProps) {
  const section = useOwnHeight<HTMLElement>();
  const [struck, strikeOut] = useTicks(ticksName);
  const { lines, changed } = useShownLines({ recipe, translated, serving, choice, asWritten });
  const printedColumns = useLazyCode(columnsCode);
  const yieldText = useYieldText(recipe, serving, asWritten);
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
            value={asWritten ? 'original' : choice.units}
            options={systems}
            onChange={choose}
          />
          {choice.units === 'metric' && <UnitSettings choice={choice} />}
        </Controls>
        {children}
      </SectionBar>
      <ScaledLine
        serving={serving}
        yieldText={yieldText}
        changed={changed}
        asWritten={asWritten}
        setAsWritten={setAsWritten}
      />
      {recipe.ingredients.length === 0 && <p>No ingredients available</p>}
      <IngredientList
        lines={lines}
        groupNames={recipe.ingredients.map(({ category }) => heading(category))}
        lang={translated ? 'en' : recipe.lang}
        style={printedColumns?.(lines)}
        struck={struck}
        onStrike={strikeOut}
        note={note}
      />
    </Section>
  );
}

type LinesWanted = Pick<
  IngredientsProps,
  'recipe' | 'translated' | 'serving' | 'choice' | 'asWritten'
>;

function useShownLines({ recipe, translated, serving, choice, asWritten }: LinesWanted) {
  const { units, keepSpoons } = choice;
  const { factor } = serving;
  const { ingredients, lang: language } = recipe;
  const weighSolids = useFoodFinder(choice.weighSolids && units === 'metric');
  const bend = useScalingWords(factor)?.bendWords;
  return useMemo(
    () =>
      shownLines(ingredients, translated, {
        factor,
        units,
        keepSpoons,
        weighSolids,
        bend,
        language,
        asWritten,
      }),
    [ingredients, translated, factor, units, keepSpoons, weighSolids, bend, language, asWritten],
  );
}

/** What the recipe makes, where it says more than for how many it is. */
function useYieldText(
  { yieldText }: ShownRecipe,
  { written, factor }: Serving,
  asWritten: boolean,
): string | null {
  const own = yieldText && !restatesServings(yieldText, written) ? yieldText : null;
  return useScaledYield(own, asWritten ? 1 : factor);
}
