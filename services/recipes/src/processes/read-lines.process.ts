import { parseLines } from '../domain/recipe/writing/read-ingredients.ts';

export const read = ({ lines, language }: { lines: string[]; language: string | null }) =>
  parseLines(lines, language);
