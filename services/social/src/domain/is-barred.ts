/** Whether a cook is suspended or deleted: nothing that they have given away opens while that is so. */
export type IsBarred = (userId: string) => boolean;
