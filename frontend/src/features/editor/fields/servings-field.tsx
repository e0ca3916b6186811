import IconButton from '@mui/material/IconButton';
import FormLabel from '@mui/material/FormLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { defaultServings, mostServings } from '../../../kitchen/servings/servings.data.ts';
import { readServings, servingsCorrected, typedNumber } from '../form/recipe-form.ts';

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
  '& input::placeholder': { color: colour.ink3, opacity: 1, fontSize: '1rem', fontWeight: 400 },
  '&:has(input:focus-visible)': { boxShadow: `inset 0 0 0 2px ${colour.cobalt}` },
  '& input:focus-visible': { outline: 'none' },
});

interface ServingsFieldProps {
  /** Null: not stated. */
  value: number | null;
  onChange: (servings: number | null) => void;
  /** What is being typed, as typed; null where nothing is. */
  typed: string | null;
  onTyped: (typed: string | null) => void;
  error?: string | undefined;
}

/** What is done with servings that are stepped or typed, and what a cook is told of those that could not stay. */
function useServings({ value, onChange, typed, onTyped }: ServingsFieldProps) {
  const [corrected, setCorrected] = useState<string | null>(null);
  return {
    corrected,
    type(text: string) {
      onTyped(text);
      setCorrected(null);
      if (/^\s*\d+\s*$/.test(text) && Number(text) > 0) onChange(readServings(text));
    },
    settle() {
      if (typed === null) return;
      const kept = typedNumber(typed, value);
      setCorrected(servingsCorrected(typed, kept));
      onChange(kept);
      onTyped(null);
    },
    step(by: number) {
      onTyped(null);
      setCorrected(null);
      // The first step states what the amounts were taken as.
      onChange(value === null ? defaultServings : Math.min(mostServings, Math.max(1, value + by)));
    },
  };
}

/** For how many: stepped, or typed. What is no number of servings becomes one, and that is said. */
export function ServingsField(props: ServingsFieldProps) {
  const { value, typed, error } = props;
  const id = useId();
  const { corrected, type, settle, step } = useServings(props);
  const remark = error ?? corrected;
  return (
    <div data-place="servings">
      <FormLabel htmlFor={id} error={Boolean(error)}>
        Servings
      </FormLabel>
      <Box>
        <IconButton
          aria-label="Fewer servings"
          disabled={value !== null && value <= 1}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </IconButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="Not stated"
          value={typed ?? String(value ?? '')}
          {...(remark && { 'aria-describedby': `${id}-remark` })}
          {...(error && { 'aria-invalid': true })}
          onChange={({ target }) => type(target.value)}
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
          disabled={value !== null && value >= mostServings}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      </Box>
      <div role="status">
        {remark && (
          <FormHelperText id={`${id}-remark`} error={Boolean(error)}>
            {remark}
          </FormHelperText>
        )}
      </div>
    </div>
  );
}
