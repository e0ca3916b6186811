import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { EditIcon, WarningIcon } from '../../../shared/ui/icons/icons.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { openFirstMark } from './next-mark.ts';
import { Question } from './question.tsx';
import { SourcePicture } from '../../../kitchen/source-picture/source-picture.tsx';
import { countDoubts } from './count-doubts.ts';
import { isOfReading, placeOf } from './place-of-doubt.ts';
import type { Correct } from './use-doubt-notes.ts';

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
  onCorrect: Correct | null;
}

/** How much is to be checked, the way to the first line of it, and what is about the whole. */
export function DoubtSummary({ recipe, onCorrect }: DoubtSummaryProps) {
  const { sentence, ofLines } = countDoubts(recipe);
  const whole = recipe.doubts.filter(({ part, index }) => part !== 'title' && index === null);
  return (
    <Box aria-labelledby="worth-a-check">
      <WarningIcon />
      <h2 id="worth-a-check">Worth a check</h2>
      <Count>
        <span role="status">{sentence}</span>
        {ofLines && (
          <Button size="small" onClick={openFirstMark}>
            Show the first
          </Button>
        )}
      </Count>
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
                {onCorrect && !isOfReading(doubt) && (
                  <Button
                    startIcon={<EditIcon />}
                    variant="outlined"
                    onClick={() => onCorrect(placeOf(doubt))}
                  >
                    {doubt.part === 'whole' ? 'Correct it' : 'Write it'}
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
