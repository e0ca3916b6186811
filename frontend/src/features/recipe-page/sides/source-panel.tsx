import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PanelList } from './panel-list.ts';
import { webAddress, type ShownRecipe } from '../shown-recipe.ts';
import { TextLink } from '../../../shared/ui/controls/text-link.ts';

/** Where the recipe comes from. */
export function SourcePanel({ recipe }: { recipe: ShownRecipe }) {
  const page = webAddress(recipe.originalUrl);
  const from = [recipe.author, recipe.source].filter(Boolean).join(', ');
  if (!from && !page && recipe.originalFiles.length === 0) return null;
  return (
    <Panel>
      <PanelHeading>Source</PanelHeading>
      <PanelList>
        {from && <li dir="auto">{from}</li>}
        {page && (
          <li>
            <TextLink href={page} target="_blank" rel="noopener noreferrer">
              {new URL(page).hostname}
            </TextLink>
          </li>
        )}
        {recipe.originalFiles.map(({ url, name }, at, { length }) => (
          <li key={url}>
            <TextLink href={url} target="_blank" rel="noopener noreferrer">
              {length > 1 && `Page ${at + 1}: `}
              {name ?? 'Original file'}
            </TextLink>
          </li>
        ))}
      </PanelList>
    </Panel>
  );
}
