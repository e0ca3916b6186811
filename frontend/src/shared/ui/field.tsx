import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { colour } from '../theme/colour.ts';

export interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'notched' | 'startAdornment' | 'endAdornment'> {
  label: ReactNode;
  /** Writes "optional" beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown instead of the hint. */
  error?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Attributes of the input itself. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

const Optional = styled('span')({ marginLeft: 6, fontWeight: 400, color: colour.ink3 });

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** A text field with its label above and its hint or error below. */
export function Field({ label, optional = false, hint, error, start, end, hideLabel = false, id, fullWidth = true, inputProps, ...props }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const below = error ?? hint;
  return (
    <FormControl fullWidth={fullWidth} error={Boolean(error)}>
      <FormLabel htmlFor={inputId} sx={hideLabel ? hidden : {}}>{label}{optional && <Optional>optional</Optional>}</FormLabel>
      <OutlinedInput
        {...props}
        id={inputId}
        startAdornment={start}
        endAdornment={end}
        slotProps={{ ...props.slotProps, input: { ...inputProps, ...(below ? { 'aria-describedby': `${inputId}-below` } : {}) } }}
      />
      {below && <FormHelperText id={`${inputId}-below`}>{below}</FormHelperText>}
    </FormControl>
  );
}
