import { styled } from '@mui/material/styles';
import { useEffect, useRef, type RefObject } from 'react';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { CloseIcon, SearchIcon } from '../icons/icons.ts';
import { IconAction } from './icon-action.tsx';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  /** Ctrl K (or Cmd K) puts the cursor here. */
  shortcut?: boolean;
  /** Has the cursor as soon as it is there. */
  autoFocus?: boolean;
}

const Pill = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 44,
  padding: '0 4px 0 16px',
  borderRadius: 999,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  color: colour.ink2,
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.cobalt}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    appearance: 'none',
    fontSize: '.9375rem',
    color: colour.ink,
  },
  '& input::placeholder': { color: colour.ink3, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  [media.belowMd]: { height: 48 },
});

const Keys = styled('kbd')({
  padding: '6px 9px',
  marginRight: 4,
  borderRadius: 999,
  backgroundColor: colour.fill,
  color: colour.ink3,
  font: 'inherit',
  fontSize: '.8125rem',
  lineHeight: 1,
  [media.belowLg]: { display: 'none' },
});

/** Ctrl K and Cmd K go to a field. */
function useShortcut(input: RefObject<HTMLInputElement | null>, shortcut: boolean): void {
  useEffect(() => {
    if (!shortcut) return;
    const focus = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // Two of these may be mounted, of which one is hidden at this width.
      if (!input.current?.offsetParent) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [input, shortcut]);
}

/** The search pill. Escape clears it. */
export function SearchField({
  value,
  onChange,
  placeholder,
  shortcut = false,
  autoFocus = false,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut(input, shortcut);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Pill role="search">
      <SearchIcon />
      <input
        ref={input}
        type="search"
        value={value}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          clear();
        }}
      />
      {value ? (
        <IconAction
          label="Clear search"
          icon={<CloseIcon />}
          onClick={clear}
          sx={{ width: 40, height: 40 }}
        />
      ) : (
        shortcut && <Keys aria-hidden>Ctrl K</Keys>
      )}
    </Pill>
  );
}
