import { styled } from '@mui/material/styles';
import { bandOf } from '../../../../kitchen/recipe-card/impact-bands.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { serif } from '../../../../shared/theme/typography.data.ts';
import { Slice } from '../../../../shared/ui/loading/slice.tsx';

const Figures = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& b': {
    fontFamily: serif,
    fontWeight: 560,
    fontSize: '2.75rem',
    lineHeight: '44px',
    fontVariantNumeric: 'lining-nums',
  },
  '& small': { marginLeft: 6, fontSize: '.875rem', color: colour.ink2 },
  '& strong': { display: 'block', fontWeight: 600, fontSize: '1rem', lineHeight: '24px' },
  '&[data-large]': {
    display: 'block',
    textAlign: 'center',
    '& > svg': { margin: '6px auto 12px' },
    '& b': { display: 'block', fontSize: '4rem', lineHeight: '60px', letterSpacing: '-.02em' },
    '& strong': { fontSize: '1.0625rem' },
    '& small': { display: 'block', margin: 0, fontSize: '.9375rem' },
    [media.belowMd]: {
      display: 'flex',
      textAlign: 'left',
      '& > svg': { width: '104px !important', height: '104px !important', margin: 0 },
      '& b': { fontSize: '3.25rem', lineHeight: '50px' },
    },
  },
});

interface ScoreProps {
  /** 0 to 100. */
  score: number;
  large?: boolean;
  /** Of too little to go by. */
  unsure?: boolean;
}

/** A score as a slice, a number and the word of its band. */
export function Score({ score, large = false, unsure = false }: ScoreProps) {
  const { colour: fill, name } = bandOf(score);
  return (
    <Figures {...(large && { 'data-large': '' })}>
      <Slice
        n={10}
        value={score / 100}
        colour={fill}
        rest="fill"
        rim={fill}
        rimWidth={1.2}
        size={large ? 176 : 88}
      />
      <div>
        <b>
          {unsure && '~'}
          {Math.round(score)}
        </b>
        {large ? (
          <>
            <strong>{unsure ? 'Not sure' : name}</strong>
            <small>out of 100, per serving</small>
          </>
        ) : (
          <>
            <small>out of 100</small>
            <strong>{name}</strong>
          </>
        )}
      </div>
    </Figures>
  );
}
