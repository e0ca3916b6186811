import { OF_RELATIVE } from '../../doubts/named-after.data.ts';

const LONGEST = 110;

/** "Tian della zia Rina" of which "Tian" was taken: a name with whose dish it is, where nothing but that stands behind it. */
export function withWhose(whole: string, named: string): string {
  const isCut =
    whole.length <= LONGEST &&
    whole.startsWith(named) &&
    /^\s\p{Ll}/u.test(whole.slice(named.length));
  return isCut && Object.values(OF_RELATIVE).some((whose) => whose.test(whole)) ? whole : named;
}
