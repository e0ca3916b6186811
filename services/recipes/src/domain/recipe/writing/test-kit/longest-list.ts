const words =
  'épaule porc bouillon volaille oignons émincés huile olive fromage râpé gousses ail'.split(' ');
const lineOf = (at: number) =>
  Array.from({ length: 8 }, (_, word) => `${at} g ${words[(at * 7 + word * 5) % words.length]!}`)
    .join(' ')
    .slice(0, 78);
/** As many ingredient lines as a recipe may have, each as long as may be. */
export const longestList = Array.from({ length: 500 }, (_, at) => lineOf(at));
