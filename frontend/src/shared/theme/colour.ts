import { light, type ColourName } from './colours.data.ts';

export type { ColourName } from './colours.data.ts';

/** The custom property that holds a colour. */
export const propertyOf = (name: ColourName) => `--mui-palette-convivio-${name}`;

/**
 * CSS references that follow the system's light or dark scheme: `colour.cobaltTint` is
 * `var(--mui-palette-convivio-cobaltTint)`.
 */
export const colour = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${propertyOf(name as ColourName)})`]),
) as Record<ColourName, string>;
