import { namesFood } from '../foods/line-words.ts';
import { looksLikeIngredient } from '../line/likelihood/ingredient-likelihood.ts';
import { TOOL } from './tool-lines.data.ts';

const longestTool = 70;
const fewestTools = 2;
const leastTools = 0.6;
const likeIngredient = 0.5;
const shortestFood = 3;

/** Whether a line names a tool of the kitchen: "Springform (26 cm)", "stand mixer or electric whisk". */
export const namesTool = (line: string): boolean =>
  line.length <= longestTool && TOOL.test(line.trim());

/** Whether a list is one of tools: most of its lines name one, and what is left is no food. */
export function areTools(lines: readonly string[]): boolean {
  const tools = lines.filter(namesTool);
  return (
    tools.length >= fewestTools &&
    tools.length >= leastTools * lines.length &&
    lines.every(
      (line) =>
        namesTool(line) ||
        (line.length <= longestTool &&
          !namesFood(line, shortestFood) &&
          looksLikeIngredient(line) < likeIngredient),
    )
  );
}
