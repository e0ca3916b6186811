/**
 * What a kilogram asks of the earth at the 5th and the 95th of a hundred foods that have figures of their own. Built from packages/culinary/figures by
 * `npm run build:figures`.
 */
export const impactAnchors = {
  climate: { low: 0.4087, high: 15.68 },
  water: { low: 0.2608, high: 28.38 },
  biodiversity: { low: 1.154e-15, high: 1.091e-13 },
  land: { low: 4.058, high: 984.5 },
};
