import { light, type ColourName } from './colours.data.ts';

export type { ColourName } from './colours.data.ts';

/** CSS references that follow the system's light or dark scheme: `colour.cobaltTint` is `var(--mui-palette-convivio-cobaltTint)`. */
export const colour = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(--mui-palette-convivio-${name})`]),
) as Record<ColourName, string>;
