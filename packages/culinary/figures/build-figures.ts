// Writes the tables that the room `figures` reads, from the tables beside this file:
//
//   npm run build:figures
import { writeFileSync } from 'node:fs';
import { builtFigures } from './built-figures.ts';

for (const [name, text] of Object.entries(builtFigures()))
  writeFileSync(new URL(`../src/figures/tables/${name}`, import.meta.url), text);
