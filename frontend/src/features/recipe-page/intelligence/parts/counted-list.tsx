import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import type { CorrectedLine } from '../correct/corrected-line.ts';
import { ChangeMatch } from './change-match.tsx';
import { confidenceOf } from './confidence.ts';
import { Assumed, Corrected, Discovered } from './notes.tsx';
import type { Nutrition } from './nutrition.ts';
import { Notes, Rows } from './rows.ts';
import { calories, weight } from './wording.ts';

type Counted = Nutrition['ingredients'][number];

const Columns = styled(Rows)({
  columns: 2,
  columnGap: 48,
  '& > li': { breakInside: 'avoid' },
  [media.belowMd]: { columns: 1 },
});
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px 44px',
  gap: '0 10px',
  alignItems: 'start',
  '& > span': { color: colour.ink2, fontSize: '.9375rem', textAlign: 'right' },
  '& > b': { textAlign: 'right', fontWeight: 650 },
});

/** How a weight is told that the line states itself. */
const STATED = 'as stated';

interface CountedListProps {
  lines: readonly Counted[];
  /** Null where one may not. */
  onCorrect: ((line: CorrectedLine) => void) | null;
}

/** The lines that count: which food, which weight, how sure, and the calories of each. */
export function CountedList({ lines, onCorrect }: CountedListProps) {
  return (
    <Columns>
      {lines.map((counted, at) => {
        const { line, ingredient, matchedFood: food, grams, weighedBy, corrected } = counted;
        const told = weighedBy === STATED ? '' : '~';
        return (
          <Line key={at}>
            <div dir="auto">{ingredient}</div>
            <span>
              {told}
              {weight(grams)}
            </span>
            <b>
              {counted.nutrition.calories === null ? '–' : calories(counted.nutrition.calories)}
            </b>
            <Notes>
              <small>
                {food.name}, {weighedBy}
              </small>
              <small>
                {food.source}
                {food.figuresOf && `, as ${food.figuresOf}`} · {confidenceOf(food.confidence)}
              </small>
              <Assumed>{counted.assumed}</Assumed>
              <Discovered discovered={counted.discovered} />
              <Corrected corrected={corrected} />
              <ChangeMatch
                line={{ line, ingredient, food, grams, corrected }}
                onCorrect={onCorrect}
              />
            </Notes>
          </Line>
        );
      })}
    </Columns>
  );
}
