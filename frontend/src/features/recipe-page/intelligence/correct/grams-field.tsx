import { styled } from '@mui/material/styles';
import { Field } from '../../../../shared/ui/controls/field.tsx';
import { figure } from '../parts/wording.ts';
import { readGrams, WRONG_GRAMS } from './read-grams.ts';

const Box = styled('div')({ marginTop: 20 });

interface GramsFieldProps {
  written: string;
  onWrite: (written: string) => void;
  /** What the line is taken to weigh now. */
  weighed: number | null;
}

/** What a whole line weighs, where the cook knows better. */
export function GramsField({ written, onWrite, weighed }: GramsFieldProps) {
  return (
    <Box>
      <Field
        label="Weight of the whole line, in grams"
        value={written}
        onChange={(event) => onWrite(event.target.value)}
        placeholder={weighed === null ? '' : figure(weighed)}
        inputProps={{ inputMode: 'decimal' }}
        hint="Leave it empty to have it weighed."
        error={readGrams(written) === 'wrong' ? WRONG_GRAMS : undefined}
      />
    </Box>
  );
}
