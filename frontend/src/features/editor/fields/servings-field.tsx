import IconButton from '@mui/material/IconButton';
import FormLabel from '@mui/material/FormLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { mostServings } from '../../../kitchen/servings/servings.data.ts';
import { readServings } from '../form/recipe-form.ts';

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px 1fr 48px',
  alignItems: 'center',
  height: 52,
  padding: '0 2px',
  borderRadius: 999,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1.5px ${colour.outline}`,
  '& input': {
    width: '100%',
    minWidth: 0,
    height: 44,
    border: 0,
    background: 'none',
    textAlign: 'center',
    color: colour.ink,
    fontSize: '1.25rem',
    lineHeight: 1,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 999,
  },
  '&:has(input:focus-visible)': { boxShadow: `inset 0 0 0 2px ${colour.cobalt}` },
  '& input:focus-visible': { outline: 'none' },
});

interface ServingsFieldProps {
  value: number;
  onChange: (servings: number) => void;
  /** What is being typed, as typed; null where nothing is. */
  typed: string | null;
  onTyped: (typed: string | null) => void;
  error?: string | undefined;
}

/** For how many: stepped, or typed. What is no number becomes one. */
export function ServingsField({ value, onChange, typed, onTyped, error }: ServingsFieldProps) {
  const id = useId();
  const settle = () => {
    if (typed === null) return;
    onChange(readServings(typed));
    onTyped(null);
  };
  const step = (by: number) => {
    onTyped(null);
    onChange(Math.min(mostServings, Math.max(1, value + by)));
  };
  return (
    <div>
      <FormLabel htmlFor={id} error={Boolean(error)}>
        Servings
      </FormLabel>
      <Box>
        <IconButton aria-label="Fewer servings" disabled={value <= 1} onClick={() => step(-1)}>
          <MinusIcon />
        </IconButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          {...(error && { 'aria-describedby': `${id}-error`, 'aria-invalid': true })}
          onChange={({ target }) => {
            onTyped(target.value);
            if (/^\s*\d+\s*$/.test(target.value) && Number(target.value) > 0)
              onChange(readServings(target.value));
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            } else if (event.key === 'Enter') settle();
          }}
        />
        <IconButton
          aria-label="More servings"
          disabled={value >= mostServings}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      </Box>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
