import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Side } from '../../../shared/text/merge-lines.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { sans, serif } from '../../../shared/theme/typography.data.ts';
import { CheckIcon } from '../../../shared/ui/icons/icons.ts';
import type { MergeQuestion } from './merge-question.ts';
import { wordDifference } from './word-difference.ts';

interface ConflictQuestionProps {
  question: MergeQuestion;
  chosen: Side | undefined;
  /** Who has written which, as it is said with the version. */
  authors: Record<Side, string>;
  onChoose: (side: Side) => void;
}

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

/** One question, with what either side has written. */
export function ConflictQuestion({
  question: { label, prose, theirs, yours },
  chosen,
  authors,
  onChoose,
}: ConflictQuestionProps) {
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
