import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { MenuPorts } from '../domain/menu/add-to-menu.ts';
import { followRecipe } from '../domain/menu/follow-recipe.ts';

/** Notes on menus what became of a recipe: its title, and for how many it is. */
export function onRecipeChanged(bus: Bus, ports: MenuPorts): Promise<Consumer> {
  return bus.react({
    durable: 'events.recipe-changed',
    subjects: ['recipe.changed'],
    async handle({ data }) {
      const read = messages['recipe.changed'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('recipe.changed without a recipe');
      await followRecipe(ports, read.data.recipeId, new Date());
    },
  });
}
