import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { EditIcon } from '../../../shared/ui/icons/icons.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { ScalePanel } from './scale-panel.tsx';
import type { Serving } from './serving.ts';
import { webAddress, type ShownRecipe } from '../shown-recipe.ts';
import { TextLink } from '../text-link.ts';
import { useOwnHeight } from '../use-own-height.ts';

const Sides = styled('aside')({
  display: 'grid',
  gap: 16,
  // Stays in view like the ingredients.
  '@media (min-width: 1200px)': {
    position: 'sticky',
    top: 'min(var(--header) + 16px, 100vh - var(--own-height, 200vh) - 16px)',
  },
  [media.belowLg]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'start',
  },
  [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 699.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 32 },
  [media.print]: {
    position: 'static',
    display: 'block',
    gridColumn: '1 / -1',
    columns: 2,
    columnGap: '10mm',
    margin: 0,
    paddingTop: '5mm',
    '&:not(:has(> [data-paper]))': { display: 'none' },
    '& > section': { display: 'none' },
    '& > [data-paper]': {
      display: 'block',
      padding: '0 0 4mm',
      borderRadius: 0,
      boxShadow: 'none',
      breakInside: 'avoid',
    },
  },
});
const List = styled('ul')({
  display: 'grid',
  gap: 8,
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  overflowWrap: 'anywhere',
  [media.print]: { fontSize: '9.5pt', lineHeight: 1.4, gap: '1mm' },
});
const Calls = styled('div')({
  display: 'grid',
  gap: 8,
  [media.belowMd]: { '& .MuiButton-root': { height: 52 } },
});

interface RecipeSidesProps {
  recipe: ShownRecipe;
  serving: Serving;
  /** The button that opens it, for who may have one. */
  shoppingList: ReactNode;
  /** Null where one may not. */
  onEdit: (() => void) | null;
}

/** What can be done with the recipe, what the source says beside ingredients and steps, and where it comes from. */
export function RecipeSides({ recipe, serving, shoppingList, onEdit }: RecipeSidesProps) {
  const side = useOwnHeight<HTMLElement>();
  const lists = [
    ["Chef's Secrets", recipe.chefSecrets],
    ['Equipment', recipe.equipment],
    ['Notes', recipe.notes],
    ['Tips', recipe.tips],
    ['To serve', recipe.servingNotes],
    ['Keeping', recipe.storageNotes],
  ] as const;
  const page = webAddress(recipe.originalUrl);
  const from = [recipe.author, recipe.source].filter(Boolean).join(', ');
  return (
    <Sides ref={side} aria-label="More about this recipe">
      {serving.set && (
        <ScalePanel
          servings={serving.servings}
          written={serving.written}
          onServings={serving.set}
        />
      )}
      {(shoppingList || onEdit) && (
        <Panel aria-labelledby="recipe-actions">
          <PanelHeading id="recipe-actions">Recipe Actions</PanelHeading>
          <Calls>
            {shoppingList}
            {onEdit && (
              <Button variant="outlined" fullWidth startIcon={<EditIcon />} onClick={onEdit}>
                Edit Recipe
              </Button>
            )}
          </Calls>
        </Panel>
      )}
      {lists
        .filter(([, lines]) => lines.length > 0)
        .map(([heading, lines]) => (
          <Panel key={heading} data-paper="">
            <PanelHeading>{heading}</PanelHeading>
            <List lang={recipe.lang}>
              {lines.map((line, at) => (
                <li key={at} dir="auto">
                  {line}
                </li>
              ))}
            </List>
          </Panel>
        ))}
      {(from || page || recipe.originalFileUrl) && (
        <Panel>
          <PanelHeading>Source</PanelHeading>
          <List>
            {from && <li dir="auto">{from}</li>}
            {page && (
              <li>
                <TextLink href={page} target="_blank" rel="noopener noreferrer">
                  {new URL(page).hostname}
                </TextLink>
              </li>
            )}
            {recipe.originalFileUrl && (
              <li>
                <TextLink href={recipe.originalFileUrl} target="_blank" rel="noopener noreferrer">
                  {recipe.originalFileName ?? 'Original file'}
                </TextLink>
              </li>
            )}
          </List>
        </Panel>
      )}
    </Sides>
  );
}
