import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { sans, serif } from '../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { CheckIcon } from '../../../shared/ui/icons/icons.ts';
import { mergedSentence } from './merged-sentence.ts';
import type { Side } from '../../../shared/text/merge-lines.ts';
import type { MergeQuestion, RecipeMerge } from './merge-recipe.ts';
import { wordDifference } from './word-difference.ts';

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
const Question = styled('div')({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
});
const Place = styled('span')({
  padding: '20px 0 0',
  fontSize: '.875rem',
  lineHeight: '22px',
  color: colour.ink2,
  boxShadow: `inset 0 1px ${colour.line}`,
  [media.belowMd]: { padding: '10px 0 2px', boxShadow: 'none', fontWeight: 550, color: colour.ink },
});
const Option = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: 12,
  alignContent: 'start',
  margin: '6px 0',
  padding: '12px 16px 12px 12px',
  borderRadius: 12,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  fontSize: '1rem',
  lineHeight: '24px',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&[data-prose]': {
    fontFamily: serif,
    fontSize: '1.0625rem',
    lineHeight: '26px',
    fontVariantNumeric: 'lining-nums',
  },
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1.75px ${colour.control}`,
    color: colour.onCobalt,
    '& .MuiSvgIcon-root': { fontSize: 18, opacity: 0 },
  },
  '&:has(:checked)': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
    '& > i': {
      backgroundColor: colour.cobalt,
      boxShadow: 'none',
      '& .MuiSvgIcon-root': { opacity: 1 },
    },
  },
  '&:has(:focus-visible)': focusRing,
  '& > span': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& mark': {
    background: 'none',
    color: 'inherit',
    fontWeight: 650,
    textDecoration: `underline 2px ${colour.outline}`,
    textUnderlineOffset: '4px',
  },
  '& small': {
    display: 'none',
    gridColumn: 2,
    fontFamily: sans,
    fontSize: '.84375rem',
    lineHeight: '18px',
    color: colour.ink3,
  },
  [media.belowMd]: { margin: '4px 0', '& small': { display: 'block' } },
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
  const theirName = who ?? 'The other tab';
  const kept = [
    mergedSentence(theirName, merge.kept.theirs),
    mergedSentence('You', merge.kept.yours),
  ]
    .filter(Boolean)
    .join(' ');
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
          <Asked
            key={question.id}
            question={question}
            chosen={answers.get(question.id)}
            authors={{ theirs: `${theirName}, saved at ${savedAt}`, yours: 'Yours' }}
            onChoose={(side) => setAnswers(new Map(answers).set(question.id, side))}
          />
        ))}
        {kept && (
          <Kept>
            <b>Kept from both</b>
            <p>{kept}</p>
          </Kept>
        )}
      </Both>
      {openChoices > 0 && (
        <p role="status" style={{ marginTop: 12, color: colour.ink2, fontSize: '.9375rem' }}>
          {openChoices === 1 ? 'One choice is open.' : `${openChoices} choices are open.`}
        </p>
      )}
    </Dialog>
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

function Asked({
  question: { label, prose, theirs, yours },
  chosen,
  authors,
  onChoose,
}: {
  question: MergeQuestion;
  chosen: Side | undefined;
  authors: Record<Side, string>;
  onChoose: (side: Side) => void;
}) {
  const name = useId();
  const versions = { theirs, yours };
  return (
    <Question role="group" aria-labelledby={`${name}-place`}>
      <Place id={`${name}-place`}>{label}</Place>
      {(['theirs', 'yours'] as const).map((side) => (
        <Option key={side} {...(prose && { 'data-prose': '' })}>
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            aria-label={`${authors[side]}: ${versions[side] || 'taken out'}`}
          />
          <i>
            <CheckIcon />
          </i>
          <span dir="auto">
            <Marked
              text={versions[side]}
              other={versions[side === 'theirs' ? 'yours' : 'theirs']}
            />
          </span>
          <small>{authors[side]}</small>
        </Option>
      ))}
    </Question>
  );
}

function Marked({ text, other }: { text: string; other: string }) {
  if (text === '') return <em>Taken out</em>;
  return wordDifference(text, other).map((run, index) =>
    run.differs ? <mark key={index}>{run.text}</mark> : run.text,
  );
}
