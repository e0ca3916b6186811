/** What is kept of somebody who plans. */
export interface PlannerTraces {
  /** Erases dinners, shopping lists and the calendar of a user, some at a time; again and again with the same end. */
  erase(ownerId: string): Promise<void>;
}
