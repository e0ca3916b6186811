import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';
import { joinTags, splitTags } from '../form/tags.ts';

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 52,
  padding: '9px 12px',
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  cursor: 'text',
  '&:has(input:focus-visible)': { boxShadow: `inset 0 0 0 2px ${colour.cobalt}` },
  '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${colour.tomato}` },
  '& ul': { display: 'contents' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: 32,
    padding: '0 3px 0 12px',
    borderRadius: 999,
    backgroundColor: colour.cobaltTint,
    color: colour.cobalt,
    fontSize: '.875rem',
    lineHeight: '20px',
    fontWeight: 500,
  },
  '& bdi': { minWidth: 0, overflowWrap: 'anywhere' },
  '& input': {
    flex: 1,
    minWidth: 60,
    height: 34,
    padding: '0 4px',
    border: 0,
    background: 'none',
    color: colour.ink,
    '&::placeholder': { color: colour.ink3, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
  '& button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    margin: '0 0 0 2px',
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: colour.page },
    '& .MuiSvgIcon-root': { fontSize: 16 },
  },
});

/** Keys of the form that save it or leave it, all but Escape with Ctrl or Cmd. */
const savesOrLeaves: ReadonlySet<string> = new Set(['escape', 's', 'e']);

interface TagsFieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The words that are not a tag yet. */
  typed: string;
  onTyped: (typed: string) => void;
  labelledBy: string;
  error?: string | undefined;
}

/** Tags as chips; a comma or Enter makes the typed words one. */
export function TagsField({ value, onChange, typed, onTyped, labelledBy, error }: TagsFieldProps) {
  const id = useId();
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    const tags = splitTags(text);
    if (tags.length > 0) onChange(joinTags(value, tags));
    onTyped('');
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setTold(`Removed ${tag}`);
    input.current?.focus();
  };
  return (
    <div>
      <Box
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
        {...(error && { 'data-invalid': '' })}
      >
        {value.length > 0 && (
          <ul aria-labelledby={labelledBy}>
            {value.map((tag) => (
              <li key={tag}>
                <bdi>{tag}</bdi>
                <button type="button" aria-label={`Remove ${tag}`} onClick={() => remove(tag)}>
                  <CloseIcon small />
                </button>
              </li>
            ))}
          </ul>
        )}
        <TagInput
          inputRef={input}
          labelledBy={labelledBy}
          hintId={`${id}-hint`}
          invalid={Boolean(error)}
          typed={typed}
          onTyped={onTyped}
          onAdd={add}
          onRemoveLast={() => value.length > 0 && remove(value.at(-1)!)}
        />
      </Box>
      <FormHelperText id={`${id}-hint`} error={Boolean(error)}>
        {error ?? 'Separate with commas.'}
      </FormHelperText>
      <p role="status" style={visuallyHidden}>
        {told}
      </p>
    </div>
  );
}

interface TagInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  labelledBy: string;
  hintId: string;
  invalid: boolean;
  typed: string;
  onTyped: (typed: string) => void;
  /** The words are a tag now, or several. */
  onAdd: (text: string) => void;
  onRemoveLast: () => void;
}

/** Where a tag is typed: a comma, Enter or leaving it makes the words one, Backspace takes the last away. */
function TagInput({
  inputRef,
  labelledBy,
  hintId,
  invalid,
  typed,
  onTyped,
  onAdd,
  onRemoveLast,
}: TagInputProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onAdd(typed);
    } else if (
      typed !== '' &&
      (event.key === 'Escape' || event.ctrlKey || event.metaKey) &&
      savesOrLeaves.has(event.key.toLowerCase())
    ) {
      // What these keys do to the form, they do with the words that stand here.
      onAdd(typed);
    } else if (event.key === 'Backspace' && typed === '') onRemoveLast();
  };
  return (
    <input
      ref={inputRef}
      aria-labelledby={labelledBy}
      aria-describedby={hintId}
      {...(invalid && { 'aria-invalid': true })}
      placeholder="Add"
      autoComplete="off"
      enterKeyHint="enter"
      value={typed}
      onChange={({ target }) =>
        /[,，،]/.test(target.value) ? onAdd(target.value) : onTyped(target.value)
      }
      onBlur={() => typed && onAdd(typed)}
      onKeyDown={press}
    />
  );
}
