import { pattern } from '../../../words/pattern.ts';

/**
 * What stands before the food it describes and ends no item, folded: "125 g gekochter", "200 g fresh", "2 belles". What stands behind its
 * food as well, as most do in French, Italian and Spanish, is not here.
 */
export const BEFORE_FOOD = pattern('u')`
  ^(?:ge\p{L}{3,14}(?:t|n)|(?:ab|auf|aus|ein|an)ge\p{L}{3,12}(?:t|n)|frisch|klein|gross|mittelgross|mittler|dick|dunn|fein|grob|rot|weiss|grun|gelb|braun|schwarz|suss|sauer|saur|reif|fest|weich|
  warm|kalt|lauwarm|trocken|halb|ganz|mehlig|mehligkochend|festkochend|altbacken|passiert|roh|zart|mager|mild|scharf|bunt|jung|
  neu|gut|alt|lang|entsteint|mariniert|tiefgekuhlt|pasteurisiert|tk)(?:e[nrsm]?)$|
  ^(?:fresh|freshly|small|large|medium|medium-sized|big|ripe|red|green|white|yellow|brown|dried|ground|chopped|grated|plain|self-raising|unsalted|salted|smoked|cooked|frozen|
  boneless|skinless|free-range|good|cold|warm|hot|soft|softened|melted|dark|light|whole|finely|roughly|thinly|heaped|crushed|sliced|streaky|strong|tinned|canned|baby|wild|organic)$|
  ^(?:petite?s?|grosse?s?|gros|grande?s?|beaux?|belles?|bon(?:ne)?s?|jeunes?|demi|vieux|vieille|nouvelles)$|
  ^(?:piccol[oaie]|gross[oaie]|bell[oaie]|buon[oaie]?|bel|mezz[oa]|grand[ei])$|
  ^(?:pequen[oa]s?|buen[oa]?s?|gran(?:des)?|hermos[oa]s?|medi[oa])$
`;

/** "Per la gremolada: ...", "Für den Guss: ...": what heads the rest of its line. */
export const HEADS_REST = pattern('iu')`
  ^(?:for|für|pour|per|para|voor|till|zum|zur)\s(?:(?:the|den|die|das|dem|la|le|les|il|lo|i|gli|el|los|las|o|a|os|as|de|het)\s|l['’])?
  \p{L}[\p{L}'’-]{2,24}(?:\s\p{L}[\p{L}'’-]{0,24}){0,3}\s?:(?:\s|$)
`;
