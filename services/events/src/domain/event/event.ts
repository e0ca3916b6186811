/** Who may eat what at a dinner. */
export const dietaryProfiles = ['omnivore', 'pescetarian', 'vegetarian', 'vegan'] as const;
export type DietaryProfile = (typeof dietaryProfiles)[number];

/** The courses in the order they are served. */
export const courseTypes = ['appetizer', 'main', 'dessert'] as const;
export type CourseType = (typeof courseTypes)[number];

/** Which recipe a dish is of: of the written ones, or of the generated. */
export interface RecipeRef {
  id: number;
  generated: boolean;
}

/** What of its recipe a menu keeps: enough to name a dish whose recipe is gone, and to reckon for how many it is. */
export interface Dish {
  title: string;
  servings: number;
}

export interface MenuEntry {
  id: number;
  recipe: RecipeRef;
  dish: Dish;
  courseType: CourseType;
  notes: string;
  addedAt: Date;
}

/** A dinner with its menu. */
export interface DinnerEvent {
  id: number;
  ownerId: string;
  name: string;
  description: string;
  eventDate: Date | null;
  /** The IANA zone in which the hour is meant; null where it was not told. */
  timeZone: string | null;
  guestCount: number;
  dietaryProfile: DietaryProfile;
  beverages: string;
  notes: string;
  /** In the order of the courses, and within each as they are served. */
  menu: readonly MenuEntry[];
  /** Titles of dishes that went with their recipes and were not dismissed yet. */
  formerDishes: readonly string[];
  /** The idempotency keys of dishes that were added, the latest last, so that a late repetition does not bring back one that was taken off. */
  dishKeys: readonly string[];
  createdAt: Date;
  updatedAt: Date;
  /** Rises with each change. */
  version: number;
}
