/** What a recipe keeps remarks in, beside its description. */
export const REMARK_KINDS = ['notes', 'servingNotes', 'storageNotes', 'tips'] as const;
