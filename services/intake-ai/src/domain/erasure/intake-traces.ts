/** What intake and the magic chef keep of somebody. */
export interface IntakeTraces {
  /** Erases imports with their files and pictures, magic recipes, chefs, corrections and spending, some at a time; again and again with the same end. */
  erase(ownerId: string): Promise<void>;
}
