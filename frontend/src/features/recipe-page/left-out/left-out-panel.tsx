import { MOST_LEFT_OUT } from '@convivio/culinary/recipe';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { counted } from '../../../kitchen/labels/counts.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { CheckIcon, ChevronDownIcon, PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { PanelList } from '../sides/panel-list.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { useLeftOut } from './use-left-out.ts';

const Box = styled(Panel)({ padding: 6, [media.print]: { display: 'none' } });
const Heading = styled('h2')({
  font: 'inherit',
  '& .MuiButton-root': { justifyContent: 'space-between', padding: '0 14px', textAlign: 'left' },
  '& [aria-expanded=true] .MuiSvgIcon-root': { transform: 'rotate(180deg)' },
});
const Opened = styled('div')({
  padding: '8px 14px 12px',
  '& > .MuiButton-root': { marginTop: 12 },
});
const Lines = styled(PanelList)({
  gap: 0,
  '& > li': { paddingTop: 10, borderTop: `1px solid ${colour.line}` },
  '& > li > .MuiButton-root': { marginLeft: -12 },
});

/** Of a source that leaves out more only the first are kept. */
const lines = (count: number) =>
  count >= MOST_LEFT_OUT
    ? `the first ${counted(count)} lines`
    : `${counted(count)} ${count === 1 ? 'line' : 'lines'}`;

/** What the import left out: closed at first, each line can go to the notes, and all of it is dismissed at once. */
export function LeftOutPanel({ recipe }: { recipe: ShownRecipe }) {
  const [open, setOpen] = useState(false);
  const heading = useId();
  const panel = useId();
  return (
    <Box aria-labelledby={heading}>
      <Heading id={heading}>
        <Button
          fullWidth
          endIcon={<ChevronDownIcon />}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          Left out of the source · {lines(recipe.leftOut.length)}
        </Button>
      </Heading>
      <div id={panel}>{open && <LeftOutLines recipe={recipe} />}</div>
    </Box>
  );
}

/** The lines in the words of the source, and what can be said to them. */
function LeftOutLines({ recipe }: { recipe: ShownRecipe }) {
  const { addToNotes, dismiss } = useLeftOut(recipe);
  const { leftOut, editable, lang } = recipe;
  return (
    <Opened>
      <Lines>
        {leftOut.map((line) => (
          <li key={line}>
            <p dir="auto" lang={lang}>
              {line}
            </p>
            {editable && (
              <Button
                size="small"
                startIcon={<PlusIcon />}
                aria-label={`Add to notes: ${line}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  addToNotes(line);
                }}
              >
                Add to notes
              </Button>
            )}
          </li>
        ))}
      </Lines>
      {editable && (
        <Button
          variant="outlined"
          startIcon={<CheckIcon />}
          onClick={() => {
            focusTitle();
            dismiss();
          }}
        >
          Looks right
        </Button>
      )}
    </Opened>
  );
}

/** The line goes: the keyboard goes on at the next, at the last to the one above. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector('button');
  if (next) next.focus();
  else focusTitle();
}

/** Where the panel goes the page stays as it is scrolled. */
const focusTitle = () => document.querySelector('h1')?.focus({ preventScroll: true });
