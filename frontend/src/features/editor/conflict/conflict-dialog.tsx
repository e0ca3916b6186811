import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import { mergedSentence } from './merged-sentence.ts';
import type { Side } from '../../../shared/text/merge-lines.ts';
import type { RecipeMerge } from './merge-recipe.ts';

interface ConflictDialogProps {
  open: boolean;
  merge: RecipeMerge;
  /** First name of who saved meanwhile; null where it is oneself, in another tab. */
  who: string | null;
  /** "10:42" */
  savedAt: string;
  busy: boolean;
  onClose: () => void;
  onSaveBoth: (answers: ReadonlyMap<string, Side>) => void;
  onKeepCopy: () => void;
}

const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 12,
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Author = styled('div')({
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  paddingBottom: 12,
  '& b': {
    ...typeStyle('h5'),
    display: 'block',
    fontSize: '1.1875rem',
    lineHeight: '24px',
    color: colour.ink,
  },
  [media.belowMd]: { display: 'none' },
});
const Kept = styled('div')({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingTop: 14,
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  boxShadow: `inset 0 1px ${colour.line}`,
  '& b': { fontWeight: 400, fontSize: '.875rem' },
  '& p': { gridColumn: '2 / -1' },
  [media.belowMd]: {
    boxShadow: 'none',
    '& b': { fontWeight: 550, color: colour.ink },
    '& p': { gridColumn: 'auto' },
  },
});

/** Somebody saved the recipe in the meantime: what both touched is asked, the rest is kept from both. */
export function ConflictDialog({
  open,
  merge,
  who,
  savedAt,
  busy,
  onClose,
  onSaveBoth,
  onKeepCopy,
}: ConflictDialogProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Side>>(new Map());
  const { questions } = merge;
  const openChoices = questions.filter(({ id }) => !answers.has(id)).length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={940}
      title={
        who === null
          ? 'This recipe was saved in another tab while you were editing'
          : `${who} saved this recipe while you were editing`
      }
      actions={
        <>
          <Button
            onClick={onKeepCopy}
            disabled={busy}
            sx={{ marginRight: 'auto', marginLeft: '-14px' }}
          >
            Keep mine as a copy
          </Button>
          <Button
            variant="contained"
            disabled={busy || openChoices > 0}
            onClick={() => onSaveBoth(answers)}
          >
            Save both
          </Button>
        </>
      }
    >
      <p style={{ marginBottom: 16, color: colour.ink2 }}>{introduction(questions.length)}</p>
      <BothVersions
        merge={merge}
        who={who}
        savedAt={savedAt}
        answers={answers}
        onAnswer={(id, side) => setAnswers(new Map(answers).set(id, side))}
      />
      {openChoices > 0 && (
        <p role="status" style={{ marginTop: 12, color: colour.ink2, fontSize: '.9375rem' }}>
          {openChoices === 1 ? 'One choice is open.' : `${openChoices} choices are open.`}
        </p>
      )}
    </Dialog>
  );
}

interface BothVersionsProps extends Pick<ConflictDialogProps, 'merge' | 'who' | 'savedAt'> {
  answers: ReadonlyMap<string, Side>;
  onAnswer: (id: string, side: Side) => void;
}

/** Side by side what both touched, and below it what is kept from both. */
function BothVersions({
  merge: { questions, kept },
  who,
  savedAt,
  answers,
  onAnswer,
}: BothVersionsProps) {
  const theirName = who ?? 'The other tab';
  const keptText = [mergedSentence(theirName, kept.theirs), mergedSentence('You', kept.yours)]
    .filter(Boolean)
    .join(' ');
  return (
    <Both>
      {questions.length > 0 && (
        <>
          <span />
          <Author>
            <b>{who === null ? 'The other tab’s' : `${who}’s`}</b>saved at {savedAt}
          </Author>
          <Author>
            <b>Yours</b>not saved yet
          </Author>
        </>
      )}
      {questions.map((question) => (
        <ConflictQuestion
          key={question.id}
          question={question}
          chosen={answers.get(question.id)}
          authors={{ theirs: `${theirName}, saved at ${savedAt}`, yours: 'Yours' }}
          onChoose={(side) => onAnswer(question.id, side)}
        />
      ))}
      {keptText && (
        <Kept>
          <b>Kept from both</b>
          <p>{keptText}</p>
        </Kept>
      )}
    </Both>
  );
}

function introduction(questions: number): string {
  if (questions === 0) return 'Your changes touch other lines. Everything is kept from both.';
  return questions === 1
    ? 'One change touches the same line. Choose one; everything else is kept from both.'
    : `${numberWord(questions)} changes touch the same lines. Choose one of each; everything else is kept from both.`;
}

const numberWord = (count: number) =>
  ['Two', 'Three', 'Four', 'Five', 'Six'][count - 2] ?? String(count);
