import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { media } from '../../../../shared/theme/media.ts';
import type { CorrectedLine } from '../correct/corrected-line.ts';

const Change = styled(Button)({
  height: 32,
  margin: '2px 0 -4px -10px',
  padding: '0 10px',
  fontSize: '.875rem',
  [media.belowMd]: { height: 44 },
});

interface ChangeMatchProps {
  line: CorrectedLine;
  /** Null where one may not. */
  onCorrect: ((line: CorrectedLine) => void) | null;
}

/** The way to correct what a line counts as. */
export function ChangeMatch({ line, onCorrect }: ChangeMatchProps) {
  return (
    onCorrect && (
      <Change
        aria-label={`Change match: ${line.ingredient}`}
        aria-haspopup="dialog"
        onClick={() => onCorrect(line)}
      >
        Change match
      </Change>
    )
  );
}
