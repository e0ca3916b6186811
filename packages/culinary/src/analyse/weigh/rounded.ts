/** Three decimals drop the noise of binary fractions. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
