import { courseTypes, type CourseType, type MenuEntry } from '../event/event.ts';

/** The dishes by course, each course in its order. */
export const inCourseOrder = (menu: readonly MenuEntry[]): MenuEntry[] =>
  courseTypes.flatMap((course) => dishesOf(menu, course));

export const dishesOf = (menu: readonly MenuEntry[], course: CourseType): MenuEntry[] =>
  menu.filter(({ courseType }) => courseType === course);
