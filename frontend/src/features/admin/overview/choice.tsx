import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';

const Select = styled('select')({
  height: 44,
  maxWidth: '100%',
  padding: '0 16px',
  border: 0,
  borderRadius: 999,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  color: colour.ink,
  font: 'inherit',
  fontSize: '.9375rem',
  '&:focus-visible': focusRing,
});

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of several, as many as there are. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
