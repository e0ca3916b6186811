/** Words and units of one or two letters, in the five languages of recipes; what is as short and none of these is a piece of a word. */
export const SHORT_WORDS: ReadonlySet<string> = new Set(
  (
    'a e o y i u à è é ò ù g l c ab al am an as at au be by ce ci cl da de di dl do du ed el em en er es et eu go ha he ' +
    'if il im in is it je kg la le li lo lb ma me mi ml my na ne no né ob of oh ok on or os ou oz pa pe qu sa se si ' +
    'so su sé sì sí ti tl to tu um un up us va vi wo zu où dè là'
  ).split(' '),
);
