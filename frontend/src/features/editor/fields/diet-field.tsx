import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { DietaryCategory } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { ChevronDownIcon, OptionsIcon } from '../../../shared/ui/icons/icons.ts';
import { dietLabels } from '../../../kitchen/labels/labels.data.ts';

const Box = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: colour.ink2,
  '& select': {
    appearance: 'none',
    width: '100%',
    height: 52,
    padding: '0 44px 0 48px',
    border: 0,
    borderRadius: 12,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.control}`,
    color: colour.ink,
    fontSize: '1rem',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${colour.cobalt}` },
  },
  '& option': { backgroundColor: colour.surface, color: colour.ink },
  '& .MuiSvgIcon-root': {
    position: 'absolute',
    pointerEvents: 'none',
    left: 16,
    '&:last-of-type': { left: 'auto', right: 16, fontSize: 18 },
  },
});

/** The diet: stated, or left to be read from the words. */
export function DietField({
  value,
  onChange,
  labelledBy,
  hint,
}: {
  value: DietaryCategory | null;
  onChange: (diet: DietaryCategory | null) => void;
  labelledBy: string;
  hint: string;
}) {
  const id = useId();
  return (
    <div>
      <Box>
        <OptionsIcon />
        <select
          value={value ?? ''}
          aria-labelledby={labelledBy}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange((target.value || null) as DietaryCategory | null)}
        >
          <option value="">Auto-detect</option>
          {Object.entries(dietLabels).map(([diet, label]) => (
            <option key={diet} value={diet}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </Box>
      <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>
    </div>
  );
}
