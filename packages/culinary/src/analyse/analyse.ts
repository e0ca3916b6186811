/** What tables know of a recipe: what goes well in it, which wine goes with it, which techniques it uses. */
export { findTechniques, type FoundTechnique } from './techniques/find-techniques.ts';
