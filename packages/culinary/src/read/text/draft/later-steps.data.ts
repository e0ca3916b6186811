import { pattern } from '../../../words/pattern.ts';

/** What a step begins with that goes on after a wait: "Al día siguiente", "Am nächsten Tag", "The next morning". */
export const GOES_ON_LATER = pattern('iu')`
  ^(?:(?:and|und|et|e|y|en|och|then|dann|puis|poi|luego)\s)?(?:
  (?:on )?the (?:next|following) (?:day|morning|evening)|next (?:day|morning)|
  am (?:nächsten|anderen|folgenden) (?:tag|morgen|abend)|am tag d(?:a)?(?:rauf|anach)|tags darauf|
  le lendemain(?: matin| soir)?|le jour (?:suivant|d['’]après)|
  (?:il|al) giorno (?:dopo|seguente|successivo)|l['’]indomani|la mattina dopo|
  al (?:día|otro día) siguiente|al otro día|a la mañana siguiente|
  de volgende (?:dag|ochtend|morgen)|no dia seguinte|nästa (?:dag|morgon)|dagen efter
  )(?![\p{L}])
`;

/** What a step begins with that is done the day before: "La veille au soir,", "Am Vorabend". */
export const DAY_BEFORE = pattern('iu')`
  ^(?:
  (?:on )?the (?:day|night|evening) before|(?:am|den) (?:vorabend|abend (?:vorher|davor|zuvor)|tag (?:vorher|davor|zuvor))|
  la veille(?: au soir)?|(?:la sera|il giorno) (?:prima|precedente)|(?:la víspera|la noche|el día) (?:antes|anterior|de antes|previa|previo|por la noche)|la víspera
  )(?![\p{L}]),?\s?
`;

/** How the dish is then: "è buonissimo anche freddo", "it tastes great cold", "schmecken sie aufgewärmt". */
export const SAYS_HOW_IT_IS = pattern('iu')`
  ^(?:(?:it|they|this|sie|er|es|das|ils?|elles?|ça|ze|het|den|de)\s)?(?:still\s|auch\s|anche\s|también\s)?(?:
  is|are|it['’]s|they['’]re|tastes?|ist|sind|schmeck(?:t|en)|hält|halten|est|sont|c['’]est|sera|seront|se (?:mangent?|déguste(?:nt)?|gardent?|conservent?)|
  è|sono|sarà|saranno|si (?:mangia|mangiano|conserva|conservano)|es|son|está|están|estará|sabe|saben|se (?:come|comen|conserva|conservan)|
  zijn|smaakt|smaken|é|são|fica|ficam|är|smakar)(?![\p{L}])
`;

/** What tells how to see that it is done: "Para saber si está: una gota en un plato frío no debe correr", "Gelierprobe: ...", "To test for a set: ...". */
export const TESTS_DONE = pattern('iu')`
  ^(?:zum (?:prüfen|testen|probieren)|(?:gelier|gar|stäbchen|teller|klopf|faden|druck|nadel)probe|um zu (?:sehen|prüfen|wissen|testen)|ob (?:es|sie|er|das) (?:gar|fertig|durch) (?:ist|sind)|
  to (?:test|check)(?: if| whether| for| that)?|test for (?:a set|doneness)|(?:setting|wrinkle|skewer|doneness|saucer|cold plate) test|(?:how )?to (?:tell|see|know)(?: if| whether| when)|
  pour (?:vérifier|tester|contrôler|savoir)|test de (?:la )?(?:cuisson|l['’]assiette|la goutte)|vérification de la cuisson|
  per (?:la prova|fare la prova|provare|verificare|controllare|(?:vedere|capire|sapere) se)|(?:la )?prova (?:stecchino|piattino|del piattino|dello stecchino|di cottura)|
  para (?:comprobar|probar|(?:saber|ver) (?:si|cuándo))|(?:la )?prueba (?:del plato|del palillo|de cocción))
  [^:.]{0,40}:\s?\p{L}
`;

/** The last thing that is done, without a verb: "La ralladura al final", "Lemon zest last of all", "Subito in tavola". */
export const DONE_LAST = pattern('iu')`
  ^(?:(?:[^\s.!?:;,]{1,20}\s){1,5}(?:last of all|at the very end|ganz zum schluss|zu allerletzt|en (?:tout )?dernier|tout à la fin|per ultim[oaie]|alla fine|al final|por últim[oa]|en último lugar)|
  (?:straight|right) (?:to|onto) the table[^.!?]{0,50}|(?:gleich|sofort) auf den tisch[^.!?]{0,50}|(?:aussitôt|vite) à table[^.!?]{0,50}|à table (?:aussitôt|sans attendre)[^.!?]{0,50}|
  subito in tavola[^.!?]{0,50}|(?:enseguida )?a la mesa(?: enseguida)?[^.!?]{0,50})[.!]?$
`;

/**
 * "Slap the mint between your palms": what stands before an article at the beginning of an English sentence is a verb, known or not, unless it
 * is one of these. What is kept, swapped or bought is a tip.
 */
export const ORDERS_IN_ENGLISH = pattern('u')`
  ^(?!(?:For|With|Without|In|On|At|To|From|Like|Unlike|As|If|When|Where|While|Of|By|Under|Over|After|Before|During|Instead|All|Both|Half|Once|Since|Until|Unless|Though|Because|And|But|Or|So|Not|Only|Even|Maybe|
  Perhaps|Usually|Often|Sometimes|Here|There|That|This|These|Is|Are|Was|Were|Has|Have|Keep|Store|Freeze|Refrigerate|Use|Try|Save|Swap|Substitute|Replace|Omit|Skip|Buy|Choose|Find|Get|Thank|Bless|Forget|Remember|Blame|Love|Enjoy|
  Double|Triple|Halve|Vary|Leave|Make|Read|See|Watch|Share|Print|Rate)\s)
  \p{Lu}\p{Ll}{2,11}\s(?:the|each|your|both)\s\p{Ll}
`;
