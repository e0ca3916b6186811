import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { SearchIcon } from '../../../shared/ui/icons/icons.ts';
import { useFoundByWords, type PickedRecipe, type ReadTitles } from './use-recipe-titles.ts';

interface RecipePickerProps {
  /** Of the library. */
  read: ReadTitles;
  /** Recipes that are on the menu already. */
  taken: ReadonlySet<string>;
  onPick: (recipe: PickedRecipe) => void;
}

const Box = styled('div')({ position: 'relative' });
const Drop = styled('div')({
  position: 'absolute',
  zIndex: 2,
  left: 0,
  right: 0,
  top: '100%',
  maxHeight: '15rem',
  overflow: 'auto',
  marginTop: 6,
  padding: 6,
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `0 0 0 1px ${colour.line}, 0 12px 32px rgb(0 0 0 / .18)`,
  '& > p': { padding: '10px 12px', color: colour.ink2 },
});
const Options = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    minHeight: 44,
    padding: '10px 12px',
    borderRadius: 8,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    // Of a long list only what is in view is laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 44px',
  },
  '& > li[aria-selected=true], & > li:hover': { backgroundColor: colour.cobaltTint },
});

/** Finds a saved recipe by a part of its title, by typing, by arrow keys or by hand. */
export function RecipePicker({ read, taken, onPick }: RecipePickerProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { found, words, retry, matching } = useFound(read, useDeferredValue(search.trim()), taken);
  // Who types fast chooses by what is written, and not by what is drawn yet.
  const pick = (place: number) => {
    const chosen = matching(search.trim())[place];
    if (chosen) onPick(chosen);
  };
  const { box, isOpen, setOpen, at, setAt, onKeyDown } = useDropdown(found.length, pick);
  const shown = isOpen ? found : [];
  return (
    <Box ref={box} onKeyDown={onKeyDown}>
      <Field
        label="Search and select a recipe..."
        hideLabel
        placeholder="Search and select a recipe..."
        start={<SearchIcon />}
        value={search}
        autoComplete="off"
        inputProps={{
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': shown[at] ? `${id}-${shown[at].id}` : undefined,
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
          setOpen(true);
        }}
      />
      {isOpen && (
        <Drop>
          <Options id={`${id}-list`} role="listbox" aria-label="Recipes">
            {found.map((recipe, place) => (
              <li
                key={recipe.id}
                id={`${id}-${recipe.id}`}
                role="option"
                aria-selected={place === at}
                onClick={() => onPick(recipe)}
              >
                {recipe.title}
              </li>
            ))}
          </Options>
          {words !== null && <p role="status">{words}</p>}
          {retry && <Button onClick={retry}>Retry</Button>}
        </Drop>
      )}
    </Box>
  );
}

/** The recipes whose title has the words in it, by the alphabet, and what is said beside them. */
function useFound(read: ReadTitles, search: string, taken: ReadonlySet<string>) {
  const { titles, retry } = read;
  const byWords = useFoundByWords(search, read);
  const matching = (words: string): PickedRecipe[] => {
    const wanted = words.toLowerCase();
    const known = new Map(
      [...titles.recipes, ...(byWords ?? [])].map((recipe) => [recipe.id, recipe]),
    );
    return [...known.values()]
      .filter(({ id, title }) => !taken.has(id) && title.toLowerCase().includes(wanted))
      .sort((a, b) => byTitle.compare(a.title, b.title));
  };
  const found = matching(search);
  const none = search === '' ? 'No available recipes' : 'No recipes found';
  const words = {
    failed: 'The recipes could not be read.',
    reading: found.length === 0 ? 'Looking...' : null,
    read: found.length === 0 ? none : null,
  }[byWords === null && titles.state === 'read' ? 'reading' : titles.state];
  const part = found.length > MOST_DRAWN ? 'There are more: write a part of the title.' : null;
  const rest = titles.isLarge ? 'There are more: write a whole word of the title.' : part;
  return {
    found: found.slice(0, MOST_DRAWN),
    words: words ?? rest,
    retry: titles.state === 'failed' ? retry : null,
    matching,
  };
}

/** So many are drawn at once. */
const MOST_DRAWN = 100;

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A dropdown that a press outside and Escape close, and arrow keys walk through. */
function useDropdown(count: number, onPick: (place: number) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const close = ({ target }: Event) => box.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setAt(Math.min(Math.max(at + step, 0), Math.max(count - 1, 0)));
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      onPick(at);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Tab') setOpen(false);
  };
  return { box, isOpen, setOpen, at, setAt, onKeyDown };
}
