import { pattern } from '../../../words/pattern.ts';

/** What says that a dish is easy, or that it is no trouble to tell: "Easy one.", "Ganz einfach", "Trop simple", "Facilissima", "Está tirado". */
export const SAYS_EASE = pattern('iu')`
  ^(?:(?:oh|ah|ach|och|ja|yes|sure|well|na|ma|pues|uy|bah|ben|mais|beh|that['’]?s?|it['’]?s?|(?:das |es )?ist|c['’]est|è|es|eso es|esa es|está|dit is|é|det är),?\s){0,3}
  (?:(?:so|very|really|dead|super|too|pretty|quite|ganz|sehr|total|mega|echt|voll|trop|très|tout|hyper|molto|davvero|troppo|muy|súper|tan|de lo más|heel|erg|muito|jätte|väldigt)[\s-]?)?
  (?:eas(?:y|iest)(?:[\s-](?:one|peasy|enough|that))?|simple(?:st)?(?: as that)?|no (?:worries|bother|trouble|probs?|biggie)|nothing to it|piece of (?:cake|piss)|doddle|a doddle|(?:a )?cinch|
  (?:kinder)?leicht|einfach(?:er geht['’]?s nicht)?|kinderspiel|(?:kein|null) (?:ding|problem|stress|thema|akt)|keine (?:sache|ursache|hexerei)|(?:ein )?klacks|pipifax|puppenleicht|simpel|
  facile|simplissime|fastoche|enfantin|rien de plus (?:simple|facile)|(?:un )?jeu d['’]enfant|(?:du )?gâteau|pas compliqu[ée]e?|pas (?:de )?sorcier|(?:y a |il n['’]y a )?pas (?:de )?(?:souci|problème)s?|
  facil(?:e|issim[ao])|semplic(?:e|issim[ao])|(?:una )?(?:scemenza|sciocchezza|cavolata|passeggiata|bazzecola|stupidaggine)|(?:un )?gioco da ragazzi|niente di (?:più facile|difficile|che)|nessun problema|
  fácil(?:es)?|facil[ií]sim[oa]s?|sencill(?:[oa]s?|[ií]sim[oa]s?)|tirad[oa]s?|chupad[oa]s?|pan comido|no tiene (?:nada|misterio|ciencia)|sin (?:problema|misterio)s?|
  makkelijk(?:er kan niet)?|eitje|geen probleem|facílim[oa]|facílimo|simples|sem problema|(?:en )?barnlek|enkelt|lätt(?: som en plätt)?|inga problem)
  [\s!.…)😄😅😂🤣😉😊☺👍👌💪]{0,8}$
`;
