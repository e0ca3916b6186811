import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { RecipesToAddDocument } from '../../../generated/documents/recipes-to-add.ts';
import type { RecipesToAddQuery } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { SearchField } from '../../../shared/ui/controls/search-field.tsx';

export type PickedRecipe = RecipesToAddQuery['recipes']['nodes'][number];

interface RecipePickerProps {
  /** Recipes that are on the menu already. */
  taken: ReadonlySet<string>;
  onPick: (recipe: PickedRecipe) => void;
}

const Box = styled('div')({ position: 'relative' });
const List = styled('ul')({
  position: 'absolute',
  zIndex: 2,
  left: 0,
  right: 0,
  top: '100%',
  maxHeight: '15rem',
  overflow: 'auto',
  margin: '6px 0 0',
  padding: 6,
  listStyle: 'none',
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `0 0 0 1px ${colour.line}, 0 12px 32px rgb(0 0 0 / .18)`,
  '& > li': {
    minHeight: 44,
    padding: '10px 12px',
    borderRadius: 8,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& > li[aria-selected=true], & > li:hover': { backgroundColor: colour.cobaltTint },
  '& > li[data-none]': { color: colour.ink2, cursor: 'default', backgroundColor: 'transparent' },
});

/** Finds a saved recipe by its title, by typing, by arrow keys or by hand. */
export function RecipePicker({ taken, onPick }: RecipePickerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(search.trim());
  const { data, loading } = useQuery(RecipesToAddDocument, {
    variables: { search: asked === '' ? null : asked, after: null },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    const close = ({ target }: Event) =>
      box.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  const wanted = asked.toLowerCase();
  const found = (data?.recipes.nodes ?? [])
    .filter((recipe) => !taken.has(recipe.id) && recipe.title.toLowerCase().includes(wanted))
    .sort((a, b) => a.title.localeCompare(b.title));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((place) => Math.min(Math.max(place + step, 0), found.length - 1));
    } else if (event.key === 'Enter' && open && found[at]) {
      event.preventDefault();
      onPick(found[at]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <Box ref={box} onKeyDown={onKeyDown}>
      <SearchField
        placeholder="Search and select a recipe..."
        value={search}
        onChange={(text) => {
          setSearch(text);
          setAt(0);
          setOpen(true);
        }}
      />
      {open && (
        <List role="listbox" id={`${id}-list`} aria-label="Recipes">
          {found.map((recipe, place) => (
            <li
              key={recipe.id}
              role="option"
              aria-selected={place === at}
              onClick={() => onPick(recipe)}
            >
              {recipe.title}
            </li>
          ))}
          {found.length === 0 && (
            <li data-none="">
              {loading
                ? 'Looking...'
                : asked === ''
                  ? 'No available recipes'
                  : 'No recipes found'}
            </li>
          )}
        </List>
      )}
    </Box>
  );
}
