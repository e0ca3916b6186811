import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { EditIcon, WarningIcon } from '../../../shared/ui/icons/icons.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { CorrectForm } from './correct-form.tsx';
import { readCorrection } from './correction-draft.ts';
import { SourcePicture } from '../../../kitchen/source-picture/source-picture.tsx';
import { goToDoubt } from './next-mark.ts';
import { Question } from './question.tsx';

const wavy = {
  textDecoration: `underline wavy ${colour.iron} 1.5px`,
  textUnderlineOffset: '.25em',
  textDecorationSkipInk: 'none',
} as const;
const Note = styled('div')({
  gridColumn: '1 / -1',
  // In view with its line, and with room for a sentence below a field.
  '& > div': { scrollMargin: '64px 0' },
  // The words it is about, and room for its mark beside them.
  'li:has(> &) > label': { paddingRight: 52 },
  '@media screen': {
    // One selector each: Emotion puts its own before a list of them.
    'li:has(> &) > label:not(:has(:checked)) [data-words]': wavy,
    // Its mark stands beside it, also where the title is of several lines.
    'h1:has(+ &)': {
      ...wavy,
      display: 'inline-block',
      maxWidth: 'calc(100% - 60px)',
      verticalAlign: 'bottom',
    },
    'h1 + &': { display: 'inline' },
  },
  [media.print]: { display: 'none', 'li:has(> &) > label': { paddingRight: 0 } },
});
const Mark = styled(IconButton)({
  color: colour.iron,
  'li > * > &': { position: 'absolute', zIndex: 1, right: 0, top: 0 },
  'h1 + * > &': { margin: '0 0 8px 8px', verticalAlign: 'bottom' },
  '&[aria-expanded=true]': { backgroundColor: colour.ironTint },
});
const Box = styled('div')({
  display: 'grid',
  gap: 12,
  margin: '4px 0 16px',
  // Below the wave under a title.
  'h1 + * &': { marginTop: 14 },
  padding: 16,
  borderRadius: 12,
  backgroundColor: colour.cobaltTint,
  boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
  fontSize: '.9375rem',
  lineHeight: '22px',
});
interface DoubtNoteProps {
  recipe: ShownRecipe;
  part: 'title' | 'ingredient' | 'step';
  /** Null for the title. */
  index: number | null;
  /** At least one. */
  doubts: ShownRecipe['doubts'];
}

/** The mark of a line that was read uncertainly; it opens on why, on the source's own words, and on what can be said to it. */
export function DoubtNote({ recipe, part, index, doubts }: DoubtNoteProps) {
  const userId = useSession().user?.id ?? '';
  const doubtId = doubts[0]!.id;
  const [correcting, setCorrecting] = useState(
    () => recipe.editable && readCorrection(userId, recipe.id, doubtId) !== null,
  );
  const [open, setOpen] = useState(correcting);
  const panel = useId();
  const original = wordsOf(recipe, part, index);
  const leave = (what: (shown: false) => void) => {
    what(false);
    goToDoubt(doubtId, { part, index });
  };
  return (
    <Note>
      <Mark
        data-doubt={doubts.map(({ id }) => id).join(' ')}
        aria-label={`Worth a check: ${original}`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => (open ? setOpen(false) : unfold(panel, setOpen))}
      >
        <WarningIcon />
      </Mark>
      <div
        id={panel}
        onKeyDown={(event) => event.key === 'Escape' && !correcting && leave(setOpen)}
      >
        {open && (
          <Box role="group" aria-label="Why it is worth a check">
            {doubts.map((doubt, at) => (
              <Question
                key={doubt.id}
                {...{ recipe, doubt, line: original }}
                words={doubt.sourceWords === doubts[at - 1]?.sourceWords ? null : doubt.sourceWords}
                answerable={recipe.editable && !correcting}
              >
                <Button
                  startIcon={<EditIcon />}
                  variant="outlined"
                  onClick={() => unfold(panel, setCorrecting)}
                >
                  Correct it
                </Button>
              </Question>
            ))}
            {correcting && (
              <CorrectForm
                {...{ recipe, part, index, original, doubtId }}
                onClose={() => leave(setCorrecting)}
              />
            )}
            <SourcePicture recipe={recipe} />
          </Box>
        )}
      </div>
    </Note>
  );
}

/** What opens near the foot of the screen is moved up until its answers can be pressed: the page says how much of the foot is taken. */
function unfold(panel: string, what: (shown: true) => void): void {
  what(true);
  requestAnimationFrame(() =>
    document.getElementById(panel)?.scrollIntoView?.({ block: 'nearest' }),
  );
}

function wordsOf(
  { title, ingredients, instructions }: ShownRecipe,
  part: DoubtNoteProps['part'],
  index: number | null,
): string {
  if (part === 'title' || index === null) return title;
  return (
    (part === 'ingredient' ? ingredients[index]?.originalText : instructions[index]?.instruction) ??
    ''
  );
}
