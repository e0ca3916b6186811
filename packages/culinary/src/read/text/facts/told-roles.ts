import { pattern } from '../../../words/pattern.ts';
import { isAboutTime } from './about-time.ts';
import { isGuessed } from './guessed-time.ts';
import type { LabelledBlock } from '../draft/labelled-blocks.ts';
import { fedStatement, type FedStatement } from './fed-statements.ts';
import { instructs } from '../../doubts/instructs.ts';
import { statedFacts } from './stated-facts.ts';
import type { StatedRole, StatedRoles } from './stated-roles.ts';
import { namesWork, tellsOfWhole } from './tells-of-whole.ts';
import { isTale, tellsWork, timeStatements, type TimeStatement } from './time-statements.ts';

type TimeRole = 'prep' | 'cook' | 'total';
const TIME_ROLES: readonly TimeRole[] = ['prep', 'cook', 'total'];
const ROLE_OF = { prep: 'prep', cook: 'cook', whole: 'total', mayBeWhole: 'total' } as const;

/** How sure it is of what the words beside a figure say. */
const SAID = 1;
const MAY_BE = 0.75;
/** And where none says what a time is of. */
const GUESSED = 0.65;
/** A count of those who sat at the table. */
const AT_TABLE = 0.75;
/** The same in a tale of another day, or where other lines count as well. */
const IN_TALE = 0.65;

const roleOf = ({ cue }: TimeStatement): TimeRole | null =>
  cue !== null && cue in ROLE_OF ? ROLE_OF[cue as keyof typeof ROLE_OF] : null;

/**
 * What was learned of the figures, set right by the words beside them: a time that they say is of one
 * thing is of no other, and what nothing else states they state.
 */
export function toldRoles(blocks: readonly LabelledBlock[], learned: StatedRoles): StatedRoles {
  const list = blocks.findIndex(({ label }) => /[ILS]/.test(label));
  const above = list < 0 ? blocks.length : list + 1;
  const told = blocks.flatMap((block, at) => {
    if (block.label === 'T') {
      const time = timeBesideTitle(block.text);
      const behind = wholeTimesIn(behindTitle(block.text), true);
      return time || behind.length > 0 ? [{ ...block, times: time ? [time] : behind }] : [];
    }
    if (block.label === 'H') {
      const times = timesOfHeading(block.text);
      return times.length > 0 ? [{ ...block, times }] : [];
    }
    if (mayTell(block, at < above))
      return [
        {
          ...block,
          times: timesOf(block.text).filter(
            ({ minutes }) => block.label === 'F' || minutes >= SHORTEST_IN_SENTENCE,
          ),
        },
      ];
    const times = block.label === 'N' ? wholeTimesIn(block.text, at < above) : [];
    return times.length > 0 ? [{ ...block, times }] : [];
  });
  const heads = blocks
    .filter(
      ({ label, text }, at) =>
        /[FT]/.test(label) || (/[NL]/.test(label) && (at < above || feeds(text))),
    )
    .map((block) => (block.label === 'T' ? { ...block, text: behindTitle(block.text) } : block));
  const found: StatedRoles = { ...learned };
  for (const role of TIME_ROLES) {
    const said = learned[role];
    const own = said && told.find(({ text }) => text === said.paragraph);
    if (said && own && isOfOther(role, said.value, own.times)) delete found[role];
  }
  for (const { label, text, times } of told)
    for (const time of times) {
      const role = roleOf(time);
      if (role === null) continue;
      const certainty = time.cue === 'mayBeWhole' ? MAY_BE : SAID;
      const known = found[role];
      const isSurer =
        known === undefined ||
        (known.certainty < certainty && (label === 'F' || known.paragraph === text));
      if (isSurer) found[role] = roleIn(text, time, certainty);
      // Nothing says more of it than that it is a time.
      if (isSurer && time.cue === 'mayBeWhole')
        for (const other of ['prep', 'cook'] as const)
          if (found[other]?.value === time.minutes && found[other].paragraph === text)
            delete found[other];
    }
  if (found.total && isGuessed(found.total))
    found.total = { ...found.total, certainty: Math.min(found.total.certainty, GUESSED) };
  const servings = servingsTold(heads, told, ofNoStep(blocks, learned.servings));
  delete found.servings;
  return servings ? { ...found, servings } : found;
}

/** "Roll the dough and cut it into 12 slices.": what a step makes on its way feeds nobody, unless its words say so. */
function ofNoStep(
  blocks: readonly LabelledBlock[],
  learned: StatedRole | undefined,
): StatedRole | undefined {
  const isOfStep =
    learned !== undefined &&
    fedStatement(learned.paragraph) === null &&
    blocks.some(({ label, text }) => label === 'S' && text === learned.paragraph);
  return isOfStep ? undefined : learned;
}

/** For how many it is: what was learned, unless that is a time without its unit, or one whole that is cut into pieces. */
function servingsTold(
  heads: readonly LabelledBlock[],
  told: readonly { text: string; times: readonly TimeStatement[] }[],
  learned: StatedRole | undefined,
): StatedRole | undefined {
  const isBareTime = (paragraph: string, count: number) =>
    told.some(
      ({ text, times }) =>
        text === paragraph && times.some(({ isBare, minutes }) => isBare && minutes === count),
    );
  const isTime = learned !== undefined && isBareTime(learned.paragraph, learned.value);
  const nearer = learned && !isTime ? nearerTold(heads, learned) : null;
  if (nearer) return nearer;
  if (learned && !isTime && learned.value > 1)
    return tellsOfOtherDay(learned.paragraph)
      ? { ...learned, certainty: Math.min(learned.certainty, IN_TALE) }
      : fedStatement(learned.paragraph)?.count === learned.value
        ? { ...learned, certainty: Math.max(learned.certainty, AT_TABLE) }
        : learned;
  const fed = heads.flatMap((block) => {
    const found = fedIn(block);
    // "..., macht vierzig" of minutes
    return found && !isBareTime(block.text, found.count)
      ? [{ ...found, paragraph: block.text }]
      : [];
  })[0];
  return fed
    ? {
        value: fed.count,
        certainty: tellsOfOtherDay(fed.text) ? IN_TALE : AT_TABLE,
        text: fed.text,
        paragraph: fed.paragraph,
      }
    : isTime
      ? undefined
      : learned;
}

/** What a line nearer to the list counts, where what was taken is a sentence far above it, of something else: "We look for a house for eight". */
function nearerTold(heads: readonly LabelledBlock[], learned: StatedRole): StatedRole | null {
  const at = heads.findIndex(({ text }) => text === learned.paragraph);
  if (at < 0 || learned.paragraph.split(/\s+/).length < FEWEST_OF_SENTENCE) return null;
  const nearer = heads.slice(at + 1).findLast((block) => fedIn(block) !== null);
  const fed = nearer && fedIn(nearer);
  return !fed || fed.count === learned.value || LISTED.test(nearer.label)
    ? null
    : { value: fed.count, certainty: IN_TALE, text: fed.text, paragraph: nearer.text };
}
const LISTED = /[TL]/;
const FEWEST_OF_SENTENCE = 6;

/** "Eravamo in quindici": how many there were once. */
const tellsOfOtherDay = (text: string): boolean => OTHER_DAY.test(text);
const OTHER_DAY = pattern('iu')`
  (?<![\p{L}])(?:we were|there were|wir waren|waren wir|nous étions|on était|eravamo|éramos|comimos|eravate|vous étiez|erais)(?![\p{L}])
`;

/** What stands behind the sentence that names the dish: "Here is our turnip stew. It fills five of us." */
const behindTitle = (text: string): string =>
  text.length <= LONGEST_TALE
    ? text
        .split(/(?<=[.!])\s+(?=\p{Lu})/u)
        .slice(1)
        .join(' ')
    : '';

/** "Sticky peanut noodles 🥜 15 minutes flat!": a time that a sign parts from the name, of nothing else. */
function timeBesideTitle(text: string): TimeStatement | null {
  if (text.length > LONGEST_TITLE) return null;
  const [, ...beside] = text.split(
    /\s*(?:\p{Extended_Pictographic}\uFE0F?|[|•·()]|\s[–—-]\s)+\s*/u,
  );
  const times = beside
    .filter((part) => part.split(/\s+/).length <= MOST_BESIDE)
    .flatMap((part) => timeStatements(part));
  const [time] = times;
  return times.length === 1 && (time!.cue === null || time!.cue === 'mayBeWhole')
    ? { ...time!, cue: 'mayBeWhole' }
    : null;
}
const LONGEST_TITLE = 200;
const MOST_BESIDE = 6;

const roleIn = (
  paragraph: string,
  { minutes, text }: TimeStatement,
  certainty: number,
): StatedRole => ({
  value: minutes,
  certainty,
  text,
  paragraph,
});

/** The whole time that a sentence of a longer tale states, or how the work is parted: "... never fails. It is on the table in an hour." */
function wholeTimesIn(text: string, isAbove: boolean): readonly TimeStatement[] {
  if (text.length > LONGEST_TALE) return [];
  return text
    .split(/(?<=[.!?;])\s+/u)
    .flatMap((sentence) =>
      isTale(sentence)
        ? isAbove && !sentence.includes('?')
          ? timeStatements(sentence).filter(saysMadeIn)
          : []
        : isAbove && (tellsWork(sentence) || isAboutTime(sentence) || isLabelled(sentence))
          ? timesOf(sentence)
          : (isAbove ? timesOf : timeStatements)(sentence).filter(
              ({ cue }) =>
                cue === 'whole' ||
                namesWork(sentence) ||
                (cue === 'mayBeWhole' && (isAbove || isShort(sentence) || tellsOfWhole(sentence))),
            ),
    );
}
/** "Tempo di preparazione 40 minuti.": a label and its time, whatever is told around it. */
const isLabelled = (sentence: string): boolean => {
  const { prepTime, cookTime } = statedFacts(sentence) ?? {};
  return (prepTime ?? cookTime ?? null) !== null && isShort(sentence);
};
/** "tortitas, que se hacen en media hora escasa y ...": within a longer sentence, how long it takes until the dish is made. */
const saysMadeIn = ({ cue, text }: TimeStatement): boolean =>
  (cue === 'mayBeWhole' || cue === 'whole') && MADE_IN.test(text);
const MADE_IN = pattern('iu')`
  (?<![\p{L}])(?:se hacen?|se prepar\p{L}*|se fait|se font|si fa|si fanno|si prepara\p{L}*|
  list[oa]s?|pront[oaie]|ready|on the table|fertig|auf dem tisch|prête?s?|à table|a tavola|en la mesa)
  \s(?:(?:en|in)\s)?(?:\p{L}{2,8}\s){0,2}\d|
  (?<![\p{L}])in\s(?:\p{L}{2,8}\s){0,2}\d\S*\s\p{L}{1,8}\s(?:fertig|gemacht|auf dem tisch)(?![\p{L}])
`;

/** "In quaranta minuti è pronta" */
const isShort = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= MOST_WORDS_OF_SHORT && !instructs(sentence);
const MOST_WORDS_OF_SHORT = 8;

const LONGEST_TALE = 1_000;
/** "It only needs four minutes in the pan" */
const SHORTEST_IN_SENTENCE = 5;

/** Lines of facts, what stands above list and steps, and remarks of facts and nothing else. */
function mayTell({ label, text }: LabelledBlock, isAbove: boolean): boolean {
  if (label === 'F') return true;
  return (
    label === 'N' &&
    (isAbove ? !isTale(text) : tellsWork(text) || tellsWhole(text) || namesWork(text))
  );
}

/** "Reicht anderthalb Tage zu zweit" */
const LONGEST_OF_ALL = 1440;

/** "Ingredients for six (an hour in all)": what the heading of the list says beside for how many it is; of a part it says nothing of the dish. */
const timesOfHeading = (text: string): readonly TimeStatement[] =>
  fedStatement(text) === null
    ? timeStatements(text).filter(({ cue }) => cue === 'whole')
    : timesOf(text);

/** The times of a paragraph; a lone one beside servings is the whole time. */
function timesOf(text: string): readonly TimeStatement[] {
  const times = timeStatements(text);
  const own = times.filter(({ cue }) => cue !== 'lone');
  const [only] = own;
  return own.length === 1 &&
    only!.cue === null &&
    only!.minutes < LONGEST_OF_ALL &&
    (isAboutTime(text) || (fedStatement(text) ?? statedFacts(text)?.servings))
    ? times.map((time) => (time === only ? { ...time, cue: 'mayBeWhole' as const } : time))
    : times;
}

/** Whether the words beside a time say that it is of something else. */
const isOfOther = (role: TimeRole, minutes: number, times: readonly TimeStatement[]): boolean => {
  const same = times.filter((time) => time.minutes === minutes);
  return (
    same.length > 0 &&
    same.every(({ cue }) => cue !== null && cue !== 'mayBeWhole') &&
    !same.some((time) => roleOf(time) === role)
  );
};

/** "Alles in allem stehst du knapp anderthalb Stunden in der Küche." */
const tellsWhole = (text: string): boolean =>
  text.length <= LONGEST_REMARK && timeStatements(text).some(({ cue }) => cue === 'whole');
const LONGEST_REMARK = 120;

/** "Pour une tablée de six. Meilleur réchauffé, ...": a remark that begins by saying for how many it is. */
function feeds(text: string): boolean {
  const [first = ''] = text.split(/[.!?;]\s/u, 1);
  return first.length <= LONGEST_FIRST && fedStatement(first) !== null;
}
const LONGEST_FIRST = 50;

const LONGEST_FED = 180;
/** "My aunt fed eight with it. You will need 3 leeks, ...": what stands before the list. */
const BEFORE_LIST = /^[^.!?]{5,160}[.!?]\s/u;

function fedIn({ label, text }: LabelledBlock): FedStatement | null {
  const told = label === 'L' ? (BEFORE_LIST.exec(text)?.[0] ?? '') : text;
  return told.length > LONGEST_FED || told.includes('?') ? null : fedStatement(told);
}
