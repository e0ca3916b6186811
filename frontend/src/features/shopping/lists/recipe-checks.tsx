import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { RoundTick } from '../../../kitchen/shopping-list/round-tick.tsx';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { SearchField } from '../../../shared/ui/controls/search-field.tsx';
import { useFoundRecipes, type FoundRecipe } from './use-found-recipes.ts';

interface RecipeChecksProps {
  /** The owner of the collection; null for the cook's own. */
  collection: string | null;
  chosen: ReadonlySet<string>;
  onToggle: (recipe: FoundRecipe) => void;
}

const Picker = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...typeStyle('label'), padding: '0 0 8px' },
});
const Choices = styled('div')({
  maxHeight: '15rem',
  marginTop: 8,
  overflowY: 'auto',
  borderRadius: 12,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  padding: '4px 12px',
  '& p': { padding: '12px 0', color: colour.ink2 },
  '& label': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '8px 0',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '--tick': '24px',
  },
  '& label + label': { borderTop: `1px solid ${colour.line}` },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& label:has(:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  [media.belowMd]: { '& label': { minHeight: 48 } },
});

/** Recipes of a collection to choose from. */
export function RecipeChecks({ collection, chosen, onToggle }: RecipeChecksProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { found, failed, more, retry } = useFoundRecipes(search.trim(), collection);
  return (
    <Picker>
      <legend>Recipes</legend>
      <SearchField value={search} onChange={setSearch} placeholder="Search recipes" />
      <Choices aria-busy={found === null} id={id}>
        {found?.recipes.map((recipe) => (
          <label key={recipe.id}>
            <input
              type="checkbox"
              checked={chosen.has(recipe.id)}
              onChange={() => onToggle(recipe)}
            />
            <RoundTick />
            <span dir="auto">{recipe.title}</span>
          </label>
        ))}
        {found?.recipes.length === 0 && (
          <p>
            {search.trim() !== ''
              ? 'No recipes found.'
              : collection === null
                ? 'There are no recipes in your library yet.'
                : 'There are no recipes in this collection yet.'}
          </p>
        )}
        {found === null && !failed && <p>Looking...</p>}
        {failed !== null && (
          <p role="alert">
            {sentenceOf(failed, 'The recipes could not be read.')}{' '}
            <Button onClick={retry}>Retry</Button>
          </p>
        )}
        {found?.hasMore && !failed && (
          <Button onClick={more}>
            Show more ({found.recipes.length} of {found.totalCount})
          </Button>
        )}
      </Choices>
    </Picker>
  );
}
