import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { TintedPanel } from '../../../shared/ui/tinted-panel.tsx';
import { mergeLines } from '../editor/merge-lines.ts';

export interface CommentsConflictProps {
  /** First name of who changed them meanwhile; null where it is oneself, in another tab. */
  who: string | null;
  theirs: string;
  busy: boolean;
  onBoth: () => void;
  onMine: () => void;
  onTheirs: () => void;
}

const Theirs = styled('blockquote')({ ...typeStyle('spoken'), margin: '10px 0 0', padding: '0 0 0 14px', maxHeight: 240, overflow: 'auto', boxShadow: `inset 2px 0 ${colour.outline}`, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Somebody changed the comments while they were being written: both texts are there, and nothing goes unless it is let go. */
export function CommentsConflict({ who, theirs, busy, onBoth, onMine, onTheirs }: CommentsConflictProps) {
  const name = who ?? 'The other tab';
  return (
    <TintedPanel
      kind="error"
      title={who === null ? 'The comments were saved in another tab while you were writing' : `${who} saved comments while you were writing`}
      actions={<><Button onClick={onBoth} disabled={busy}>Save both</Button><Button onClick={onMine} disabled={busy}>Save mine</Button><Button onClick={onTheirs} disabled={busy}>Keep theirs</Button></>}
    >
      {theirs === '' ? `${name} took them out. Yours are below.` : `${name} wrote this. Yours are below.`}
      {theirs !== '' && <Theirs dir="auto">{theirs}</Theirs>}
    </TintedPanel>
  );
}

/** What both have written, line by line; where both wrote in the same place, theirs comes first. */
export function bothComments(base: string, theirs: string, yours: string): string {
  const [before, one, other] = [base, theirs, yours].map((text) => text.trim().split('\n').map((line) => line.trimEnd())) as [string[], string[], string[]];
  const lines = mergeLines(before, one, other).flatMap((piece) => (piece.kind === 'agreed' ? piece.lines : [...piece.theirs, ...piece.yours]));
  return lines.join('\n').trim();
}
