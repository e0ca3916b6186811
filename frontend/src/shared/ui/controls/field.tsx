import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

interface FieldProps extends Omit<
  OutlinedInputProps,
  'error' | 'label' | 'notched' | 'startAdornment' | 'endAdornment'
> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown instead of the hint. */
  error?: ReactNode;
  start?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Attributes of the input itself. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

/** A text field with its label above and its hint or error below. */
export function Field({
  label,
  hint,
  error,
  start,
  hideLabel = false,
  id,
  fullWidth = true,
  inputProps,
  ...props
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const below = error ?? hint;
  return (
    <FormControl fullWidth={fullWidth} error={Boolean(error)}>
      <FormLabel htmlFor={inputId} {...(hideLabel && { style: visuallyHidden })}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...props}
        id={inputId}
        startAdornment={start}
        slotProps={{
          ...props.slotProps,
          input: { ...inputProps, ...(below ? { 'aria-describedby': `${inputId}-below` } : {}) },
        }}
      />
      {below && <FormHelperText id={`${inputId}-below`}>{below}</FormHelperText>}
    </FormControl>
  );
}
