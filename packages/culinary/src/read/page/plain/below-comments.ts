import { pattern } from '../../../words/pattern.ts';
import { openedSection } from './row-groups.ts';
import type { Row } from './page-rows.ts';

const longestHeading = 80;
/** "Comments", "3 comments on Plum tart", "Un commentaire sur", "Kommentare (12)", "Leave a reply", "2 Gedanken zu „Borschtsch“" */
const commentHeading = pattern('iu')`
  ^(?:(?:\d{1,5}|one|an?|eine?|une?|uno|una|um|een|en|ett|two|zwei|deux|due|dos)\s(?:
  (?:thoughts?|responses?|replies|reply)\s(?:on|to)|
  (?:gedanken?|antwort(?:en)?)\s(?:zu|auf)|(?:réflexions?|pensées?|réponses?)\s(?:sur|à)|(?:pensier[oi]|rispost[ae])\s(?:su|a)|
  (?:pensamientos?|respuestas?)\s(?:en|sobre|a)|gedachten?\sover|tankar?\som)\s\S|
  (?:(?:\d{1,5}|one|an?|eine?|une?|uno|una|um|een|en|ett)\s)?(?:
  (?:readers?|user|customer|your|the|recipe|leser|eure|deine|vos|les|i\svostri|los|os)[’'s]{0,2}\s)?
  (?:leser(?:stimmen|briefe|kommentare|meinungen|post|tipps)|readers['’]?\s(?:say|write|letters)|la\s(?:voix|parole)\s(?:des|aux)\slecteurs|
  dicono\si\slettori|la\svoce\sdei\slettori|opinan\slos\slectores|
  comments?|reviews?|replies|responses|leave\sa\s(?:comment|reply|review)|kommentare?|rezensionen|bewertungen|
  schreibe?\seinen\skommentar|commentaires?|avis|laisser\sun\scommentaire|commenti|recensioni|lascia\sun\scommento|
  comentarios?|opiniones|deja\sun\scomentario|comentários?|avaliações|deixe\sum\scomentário|reacties|beoordelingen|
  kommentarer|recensioner|komentarze|opinie)(?![\p{L}’'])(?!\s(?:from|by|du|de\sla|dello|della|del)\s))
`;

const isCommentHeading = (row: Row): boolean =>
  (row.heading > 0 || row.bold) &&
  row.text.length <= longestHeading &&
  commentHeading.test(row.text) &&
  (openedSection(row)?.section ?? 'end') === 'end';

/** The rows below a heading of comments, up to a heading as high or the next section of a recipe: what cooks say there is of their kitchens. */
export function rowsOfComments(rows: readonly Row[]): ReadonlySet<Row> {
  const found = new Set<Row>();
  let level: number | null = null;
  for (const row of rows) {
    if (isCommentHeading(row)) level = row.heading || lowest;
    else if (level !== null && endsComments(row, level)) level = null;
    if (level !== null) found.add(row);
  }
  return found;
}
const lowest = 7;

function endsComments(row: Row, level: number): boolean {
  if (row.heading > 0 && row.heading <= level) return true;
  const section = row.heading > 0 || row.bold ? openedSection(row)?.section : undefined;
  return section === 'ingredients' || section === 'instructions';
}
