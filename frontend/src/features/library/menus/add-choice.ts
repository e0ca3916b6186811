/** The ways to bring in a recipe. */
export type AddChoice = 'files' | 'camera' | 'link' | 'magic' | 'write' | 'template';
