import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Panel } from '../../../shared/ui/panels.tsx';
import { webAddress, type ShownRecipe } from './shown-recipe.ts';

const Sides = styled('aside')({ display: 'grid', gap: 16, [media.belowLg]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }, '@media (max-width: 699.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 32 }, [media.print]: { display: 'block', gridColumn: '1 / -1', columns: 2, columnGap: '10mm', margin: 0, '& > section': { padding: '0 0 4mm', boxShadow: 'none', breakInside: 'avoid' }, '& > [data-source]': { display: 'none' } } });
const Heading = styled('h2')({ ...typeStyle('h5'), marginBottom: 10 });
const List = styled('ul')({ display: 'grid', gap: 8, fontSize: '.9375rem', lineHeight: '22px', color: colour.ink2, overflowWrap: 'anywhere' });

/** What the source says beside ingredients and steps, and where the recipe comes from. Nothing at all where it says nothing. */
export function RecipeSides({ recipe }: { recipe: ShownRecipe }) {
  const lists = [
    ['Equipment', recipe.equipment], ['Notes', recipe.notes], ['Tips', recipe.tips], ['To serve', recipe.servingNotes], ['Keeping', recipe.storageNotes],
  ] as const;
  const page = webAddress(recipe.originalUrl);
  const from = [recipe.author, recipe.source].filter(Boolean).join(', ');
  const stated = lists.filter(([, lines]) => lines.length > 0);
  if (stated.length === 0 && !from && page === null && !recipe.originalFileUrl) return null;
  return (
    <Sides aria-label="More about this recipe">
      {stated.map(([heading, lines]) => <Panel key={heading}><Heading>{heading}</Heading><List lang={recipe.lang}>{lines.map((line, at) => <li key={at} dir="auto">{line}</li>)}</List></Panel>)}
      {(from || page || recipe.originalFileUrl) && (
        <Panel data-source="">
          <Heading>Source</Heading>
          <List>
            {from && <li>{from}</li>}
            {page && <li><Link href={page} target="_blank" rel="noopener noreferrer">{new URL(page).hostname}</Link></li>}
            {recipe.originalFileUrl && <li><Link href={recipe.originalFileUrl} target="_blank" rel="noopener noreferrer">{recipe.originalFileName ?? 'Original file'}</Link></li>}
          </List>
        </Panel>
      )}
    </Sides>
  );
}
