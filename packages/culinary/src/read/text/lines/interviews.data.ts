import { pattern } from '../../../words/pattern.ts';

/**
 * Who speaks and what, with the time at which that is heard or without: "IVANA: Si lessano", "Anna Berg: Ja", "[00:12:31] HOST: And then?",
 * "Q: ", "MARTA (02:15): ".
 */
export const INTERVIEWED = pattern('u')`
  ^(?:[\[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s{1,3}(?:[-–]\s)?)?\*{0,2}
  (?<name>\p{Lu}[\p{L}'’.-]{0,20}(?:\s\p{Lu}[\p{L}'’.-]{0,20}){0,2})
  (?:\s[\[(]\d{1,2}:\d{2}(?::\d{2})?[\])])?\s?\*{0,2}:\*{0,2}\s{1,3}(?<said>\S.*)$
`;
/** What a dash opens as it is said. */
export const SPOKEN_DASH = /^[—–-]\s{0,2}(?<said>[\p{Lu}¿¡«"“].*)$/u;
