/** Whether a chef persona has generated the recipe with this id. */
export const isGenerated = (id: string): boolean => id.startsWith('magic_');
