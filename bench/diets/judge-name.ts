import {
  checkDiet,
  dietClasses,
  type DietClass,
  dietClassesOf,
  type DietProfile,
} from '@convivio/culinary/find';
import type { LabelledName } from './read-labels.ts';

/** What the check makes of a name, beside what its table says. */
export interface JudgedName extends LabelledName {
  /** Classes of which it is and is said to be. */
  right: readonly DietClass[];
  /** Classes of which it is and of which the check only doubts, or knows nothing. */
  doubted: readonly DietClass[];
  /** Classes of which it is said to be surely, and is not, or not surely. */
  wrong: readonly DietClass[];
  /** Profiles that do not eat it, or may not, and for which it passes as safe. */
  leaked: readonly DietProfile[];
  /** It is safe for everybody, and the check cannot say so. */
  needlesslyDoubted: boolean;
}

const profiles = ['pescetarian', 'vegetarian', 'vegan'] as const;
const forbidden: Readonly<Record<(typeof profiles)[number], readonly DietClass[]>> = {
  pescetarian: ['meat'],
  vegetarian: ['meat', 'fish'],
  vegan: dietClasses,
};

export function judgeName(labelled: LabelledName): JudgedName {
  const { name, language, has, may, unknown } = labelled;
  const said = dietClassesOf(name, language);
  const passes = (profile: DietProfile) => {
    const check = checkDiet([{ name, originalText: name }], profile, language);
    return check.compatible && check.unknown.length === 0;
  };
  return {
    ...labelled,
    right: has.filter((one) => said.has.has(one)),
    doubted: has.filter((one) => !said.has.has(one)),
    wrong: [...said.has].filter((one) => !has.includes(one)),
    leaked: profiles.filter(
      (profile) =>
        (unknown || [...has, ...may].some((one) => forbidden[profile].includes(one))) &&
        passes(profile),
    ),
    needlesslyDoubted:
      has.length + may.length === 0 && !unknown && !passes('vegan') && said.has.size === 0,
  };
}
