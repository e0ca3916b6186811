import type { CourseType } from '../../../generated/operations.ts';
import { courseTypes } from './courses.data.ts';

/** A dish as far as its place on the menu is concerned. */
interface Placed {
  id: string;
  courseType: CourseType;
  orderIndex: number;
}

/** A place on a menu. */
export interface Place {
  courseType: CourseType;
  /** From 0, among the other dishes of the course. */
  orderIndex: number;
}

/** The dishes of a course in their order, one of them left out where it is named. */
export const dishesOf = <Dish extends Placed>(
  menu: readonly Dish[],
  course: CourseType,
  without?: string,
): Dish[] => menu.filter(({ id, courseType }) => courseType === course && id !== without);

/** The menu with a dish at another place, its places counted anew. */
export function moved<Dish extends Placed>(
  menu: readonly Dish[],
  id: string,
  { courseType, orderIndex }: Place,
): Dish[] {
  const dish = menu.find((one) => one.id === id);
  if (!dish) return [...menu];
  return courseTypes.flatMap((course) => {
    const others = dishesOf(menu, course, id);
    const all =
      course === courseType
        ? [...others.slice(0, orderIndex), { ...dish, courseType }, ...others.slice(orderIndex)]
        : others;
    return all.map((one, place) => ({ ...one, orderIndex: place }));
  });
}

/** Whether a dish is at a place already. */
export const isAt = ({ courseType, orderIndex }: Placed, place: Place): boolean =>
  courseType === place.courseType && orderIndex === place.orderIndex;
