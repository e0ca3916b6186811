import { requestDigest } from '@convivio/contracts/idempotency-key';
import type { MagicDiet } from '@convivio/culinary/compose';
import { foldLetters } from '@convivio/culinary/find';
import { Problems } from '@convivio/platform/problems';
import { readLine } from '@convivio/platform/written-text';
import { readChef, type Chef, type WrittenChef } from '../chefs/chef.ts';
import { WISH_LIMITS } from '../magic-limits.data.ts';

/** What a cook asks of a chef. */
export interface Wish {
  chef: Chef;
  course: 'starter' | 'main' | 'dessert';
  diet: MagicDiet;
  /** A principal ingredient or a kind of dish, in the cook's words. */
  ingredient: string | null;
  /** In the cook's words; null for no limit. */
  timeConstraint: string | null;
}

/** The same as it comes from outside. */
export interface WrittenWish extends Pick<Wish, 'course' | 'diet'> {
  chef: WrittenChef;
  ingredient?: string | null | undefined;
  timeConstraint?: string | null | undefined;
}

/** The wish, each text in one line. Throws 422 with everything that does not hold. */
export function readWish({ course, diet, ...written }: WrittenWish): Wish {
  const problems = new Problems('MAGIC_WISH_INVALID');
  const words = (field: keyof typeof WISH_LIMITS, name: string) =>
    readLine(problems, field, name, written[field] ?? '', WISH_LIMITS[field]) || null;
  const wish: Wish = {
    chef: readChef(problems, 'chef', written.chef),
    course,
    diet,
    ingredient: words('ingredient', 'The principal ingredient'),
    timeConstraint: words('timeConstraint', 'The time constraint'),
  };
  problems.settle();
  return wish;
}

/** By this wishes are the same, whatever their capitals and accents. */
export function wishDigest({ chef, course, diet, ingredient, timeConstraint }: Wish): string {
  const [name, of, within] = [chef.name, ingredient ?? '', timeConstraint ?? ''].map(foldLetters);
  return requestDigest('wish', { name, course, diet, of, within });
}
