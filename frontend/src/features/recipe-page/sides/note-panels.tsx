import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PanelList } from './panel-list.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

/** What the source says beside ingredients and steps. */
export function NotePanels({ recipe }: { recipe: ShownRecipe }) {
  const lists = [
    ["Chef's Secrets", recipe.chefSecrets],
    ['Equipment', recipe.equipment],
    ['Notes', recipe.notes],
    ['Tips', recipe.tips],
    ['To serve', recipe.servingNotes],
    ['Keeping', recipe.storageNotes],
  ] as const;
  return lists
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => (
      <Panel key={heading} data-paper="">
        <PanelHeading>{heading}</PanelHeading>
        <PanelList lang={recipe.lang}>
          {lines.map((line, at) => (
            <li key={at} dir="auto">
              {line}
            </li>
          ))}
        </PanelList>
      </Panel>
    ));
}
