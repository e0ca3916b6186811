import { pattern } from '../../../../words/pattern.ts';

/** What stands before the food that another takes the place of. */
export const INSTEAD_OF = pattern('iu')`
  (?<!\p{L})(?:instead of|in place of|rather than|statt|anstatt|anstelle|au lieu d(?:e|u|es)|à la place d(?:e|u|es)|plutôt que|invece (?:di|del(?:l[aoe]?)?|dei|degli)|al posto (?:di|del(?:l[aoe]?)?|dei|degli)|anziché|
  en (?:vez|lugar) del?)(?:\s|(?<=l)['’])(?:the|der|des|dem|den|die|das|le|la|les|l['’]|il|lo|el|los|las)?
`;
