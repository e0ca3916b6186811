import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import { mergeLines } from '../../../shared/text/merge-lines.ts';

interface CommentsConflictProps {
  /** First name of who changed them meanwhile; null where it is oneself, in another tab. */
  who: string | null;
  theirs: string;
  question: RefObject<HTMLDivElement | null>;
  onBoth: () => void;
  onMine: () => void;
  onTheirs: () => void;
}

const Question = styled('div')({
  '& h3': { outline: 'none' },
  [media.belowSm]: {
    '& > section': { padding: '16px 16px 18px', columnGap: 8 },
    '& .MuiButton-root': { flexBasis: '100%' },
  },
});
const Theirs = styled('div')({
  '& b': { fontSize: '.875rem', lineHeight: '20px', fontWeight: 550 },
  '& blockquote': {
    ...typeStyle('spoken'),
    margin: '4px 0 0',
    color: colour.ink,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

/**
 * Somebody changed the comments while they were being written: both texts are there, and nothing
 * goes unless it is let go.
 */
export function CommentsConflict({
  who,
  theirs,
  question,
  onBoth,
  onMine,
  onTheirs,
}: CommentsConflictProps) {
  return (
    <>
      <Question ref={question}>
        <TintedPanel
          kind="error"
          title={
            who === null
              ? 'The comments were saved in another tab while you were writing'
              : `${who} saved comments while you were writing`
          }
          actions={
            <>
              <Button variant="contained" onClick={onBoth}>
                Save both
              </Button>
              <Button onClick={onMine}>Save mine</Button>
              <Button onClick={onTheirs}>Keep theirs</Button>
            </>
          }
        >
          {theirs === ''
            ? `${who ?? 'The other tab'} took them out. Yours are below.`
            : 'Both texts are below.'}
        </TintedPanel>
      </Question>
      {theirs !== '' && (
        <Theirs>
          <b>{who === null ? 'The other tab’s' : `${who}’s`}</b>
          <blockquote dir="auto">{theirs}</blockquote>
        </Theirs>
      )}
    </>
  );
}

/** Brings the question into view, and the keyboard to its heading: no button is pressed by a key still held down. */
export function goToQuestion(question: HTMLElement | null): void {
  const heading = question?.querySelector('h3');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  question?.scrollIntoView?.({ block: 'center' });
}

/** What both have written, line by line; where both wrote in the same place, theirs comes first. */
export function bothComments(base: string, theirs: string, yours: string): string {
  const [before, one, other] = [base, theirs, yours].map((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.trimEnd()),
  ) as [string[], string[], string[]];
  const lines = mergeLines(before, one, other).flatMap((piece) =>
    piece.kind === 'agreed' ? piece.lines : [...piece.theirs, ...piece.yours],
  );
  return lines.join('\n').trim();
}
