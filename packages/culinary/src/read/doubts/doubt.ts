export type { Doubt } from '../../recipe/doubt.ts';
