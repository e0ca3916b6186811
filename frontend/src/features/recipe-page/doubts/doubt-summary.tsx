import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { WarningIcon } from '../../../shared/ui/icons/icons.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { openFirstMark } from './next-mark.ts';
import { Question } from './question.tsx';
import { SourcePicture } from './source-picture.tsx';
import { sureLines } from './sure-lines.ts';

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '4px 12px',
  margin: '0 0 32px',
  padding: '14px 16px',
  borderRadius: 12,
  backgroundColor: colour.ironTint,
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& > .MuiSvgIcon-root': { color: colour.iron },
  '& h2': { font: 'inherit', fontWeight: 600 },
  '& > :not(h2, .MuiSvgIcon-root)': { gridColumn: 2 },
  [media.belowSm]: { '& > :not(h2, .MuiSvgIcon-root)': { gridColumn: '1 / -1' } },
  [media.print]: { display: 'none' },
});
const Count = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 18px',
  '& .MuiButton-root': { marginLeft: -14 },
});
const Whole = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: '8px 0 4px',
  '& li': { listStyle: 'none' },
});

interface DoubtSummaryProps {
  recipe: ShownRecipe;
  /** Null where one may not. */
  onEdit: (() => void) | null;
}

/** How much of a recipe was read with certainty, the way to the first line that was not, and what is about the whole. */
export function DoubtSummary({ recipe, onEdit }: DoubtSummaryProps) {
  const sure = sureLines(recipe);
  const whole = recipe.doubts.filter(({ part, index }) => part !== 'title' && index === null);
  return (
    <Box aria-labelledby="worth-a-check">
      <WarningIcon />
      <h2 id="worth-a-check">Worth a check</h2>
      {sure && (
        <Count>
          <span role="status">{sure}</span>
          <Button size="small" onClick={openFirstMark}>
            Show the first
          </Button>
        </Count>
      )}
      {whole.length > 0 && (
        <Whole>
          {whole.map((doubt) => (
            <li key={doubt.id}>
              <Question
                recipe={recipe}
                doubt={doubt}
                words={doubt.sourceWords}
                answerable={recipe.editable}
                marked
              >
                {doubt.part !== 'whole' && onEdit && (
                  <Button variant="outlined" onClick={onEdit}>
                    Write it
                  </Button>
                )}
              </Question>
            </li>
          ))}
        </Whole>
      )}
      {!recipe.draft && <SourcePicture recipe={recipe} />}
    </Box>
  );
}
