import { subjectNaming } from '../labels/named-elsewhere.ts';
import type { Doubt, IngredientGroup, RecipeDraft } from '../../../recipe/recipe.ts';
import {
  countInLots,
  countsOfEach,
  countsOneWhole,
  looksLikeYield,
  readYield,
  eatersOfWholes,
} from '../../../words/yields.ts';
import { buysList } from '../../app-buttons.data.ts';
import { withDaysAsParts } from '../../headings/day-labels.ts';
import { withoutJoiningComma } from '../../joining-comma.ts';
import { withoutBareNumbers } from '../../bare-numbers.ts';
import { saysForPart } from '../../headings/names-part.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { ALLERGEN_LINE, EQUIPMENT_LINE } from '../../side-lines.data.ts';
import { tellsStorage } from '../../side-lines.ts';
import { withParagraphsParted } from '../../parted-steps.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import { nameBeforeYield, withoutPicturesBehind } from '../facts/title-and-facts.ts';
import { statedRoles, type StatedRoles } from '../facts/stated-roles.ts';
import { yieldApart } from '../facts/yield-apart.ts';
import { announcedFact, statedFacts, type StatedFacts } from '../facts/stated-facts.ts';
import { foldText, foldWords } from '../../../words/fold.ts';
import { spelledNumber } from '../../../words/spelled-number.ts';
import { yieldMeasures } from '../../../words/yield-words.data.ts';
import { HEAT_WORDS } from '../facts/fed-words.data.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { furtherTimes } from '../facts/further-times.ts';
import { saysNight } from '../facts/says-night.ts';
import { settledTimes } from '../facts/settled-times.ts';
import { addFacts, takeFacts } from '../facts/take-facts.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { toldRoles } from '../facts/told-roles.ts';
import { wholeTimeOf } from '../facts/whole-times.ts';
import type { LineLabel } from '../labels/line-label.ts';
import type { LearnedWeights } from '../learned/learned-weights.ts';
import { withoutEnumerators } from '../steps/enumerated-steps.ts';
import { withoutOrdinalWords } from '../steps/ordinal-words.ts';
import { ENDS } from '../labels/settled/step-lines.ts';
import { splitNumbered } from '../steps/numbered-steps.ts';
import { asNamed, begunLarge, dishShouted } from '../title/dish-elsewhere.ts';
import { dishPresented } from '../title/dish-presented.ts';
import { dishIntroduced } from '../title/dish-introduced.ts';
import { withWhose } from '../title/with-whose.ts';
import { withoutOpening } from '../title/without-opening.ts';
import { dishBeforeBrackets } from '../title/dish-before-brackets.ts';
import { dishAnnounced, stemsOf, type NamedDish } from '../title/title-words.ts';
import {
  titleOfLine,
  withoutInterjection,
  withoutOtherMatters,
  withoutMessage,
  withoutSaying,
  withoutSiteBehind,
  withoutTags,
  withYieldInName,
} from '../title/title-of-line.ts';
import { description, isShortPair } from './description.ts';
import { factDoubts } from './label-doubts.ts';
import type { LabelledBlock } from './labelled-blocks.ts';
import { saidBeside } from '../facts/said-beside.ts';
import { wholeYield } from '../facts/whole-yield.ts';
import { withoutSaidBeside } from './said-in-list.ts';
import { setRightInItem, setRightWithin } from '../lines/corrections/set-right-within.ts';
import { partOfRow, splitLine, splitList } from './list-items.ts';
import { withoutAsWell } from './goes-on-list.ts';
import { listParts } from './list-parts.ts';
import { RATING } from './rating-words.data.ts';
import { TINS, WIDTHS } from '../../../words/tin-words.data.ts';

/** "from my mother: with 180 g it is enough" */
const SAYS_ITSELF = /:\s+\S+\s\S+\s\S/u;

type Remarks = 'notes' | 'equipment' | 'servingNotes' | 'storageNotes' | 'tips';

/** Where the remarks below a heading go; null: nowhere, the product works nutrition out itself. */
const REMARKS: Partial<Record<string, Remarks | null>> = {
  equipment: 'equipment',
  serving: 'servingNotes',
  storage: 'storageNotes',
  tips: 'tips',
  notes: 'notes',
  nutrition: null,
};

const partName = (text: string): string => text.replace(/\s*:\s*$/, '').trim();
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What is uncertain of a draft that was written. */
export interface FilledDraft {
  factDoubts: Doubt[];
  /** How likely the title is no more and no less than the dish's name, 0 to 1, where its line is the right one. */
  nameCertainty: number;
}

/** Writes what labelled paragraphs say into the draft. A title that it has already stays. `weights`: for what figures state, in place of its own. */
export function fillDraft(
  draft: RecipeDraft,
  blocks: readonly LabelledBlock[],
  weights?: LearnedWeights,
): FilledDraft {
  const writer = new DraftWriter(draft, blocks);
  for (const [at, block] of blocks.entries()) writer.write(block, at);
  return writer.finish(weights);
}

class DraftWriter {
  private readonly draft: RecipeDraft;
  private readonly blocks: readonly LabelledBlock[];
  /** The same with times as they come to. */
  private readonly stated: readonly LabelledBlock[];
  private readonly facts: StatedFacts;
  /** What kind of paragraph each part heading stands above. */
  private readonly below: (LineLabel | null)[];
  private readonly head: string[] = [];
  private begun = false;
  private group: IngredientGroup | null = null;
  private listPart: string | null = null;
  private stepPart: string | null = null;
  /** The number of the last step, and whether its sentence has no end. */
  private number: number | null = null;
  private isBroken = false;
  private remarks: Remarks | null = 'notes';
  private nameCertainty = 1;

  constructor(draft: RecipeDraft, blocks: readonly LabelledBlock[]) {
    this.draft = draft;
    this.blocks = blocks;
    this.stated = blocks.map((block) =>
      /[FNTGHM]/.test(block.label) ? { ...block, text: settledTimes(block.text).text } : block,
    );
    this.facts = takeFacts(
      this.stated.filter((_, at) => statesFact(this.stated, at)),
      blocks.find(({ label }) => label === 'T')?.text ?? '',
    );
    this.below = contentBelow(blocks);
    this.nameDish();
  }

  write(block: LabelledBlock, at: number): void {
    if (block.label !== 'N') this.remarks = 'notes';
    switch (block.label) {
      case 'H':
        this.openList(this.aboutPart(block.text) ?? this.partAbove(at));
        break;
      case 'M':
        this.stepPart = this.aboutPart(block.text);
        break;
      case 'G':
        if (this.below[at] === 'I') this.openList(partName(block.text));
        else this.stepPart = partName(block.text);
        break;
      case 'I':
        this.listItem(setRightInItem(block.text).line, at);
        break;
      case 'L':
        this.listTold(contentOf(setRightWithin(block.text).line, 'ingredients'));
        break;
      case 'S':
        this.tell(block);
        break;
      case 'N':
        this.remark(block.text);
    }
  }

  finish(weights?: LearnedWeights): FilledDraft {
    const { draft, facts } = this;
    draft.description ??= description(this.head);
    draft.steps = withParagraphsParted(
      withoutEnumerators(withoutOrdinalWords(withoutBareNumbers(withDaysAsParts(draft.steps)))),
    );
    const roles = withoutNights(toldRoles(this.stated, statedRoles(this.stated, weights)));
    this.writeTimes(roles);
    this.writeYield(roles);
    draft.yieldText = wholeYield(
      draft.yieldText,
      this.stated.map(({ text }) => text),
    );
    draft.author = facts.author ?? null;
    draft.source = facts.source ?? null;
    draft.courseText = facts.course ?? null;
    draft.notes.push(...this.head.filter((text) => isShortPair(text)));
    const beside = facts.beside?.filter((part) => !RATING.test(part) && !isFurniture(part)) ?? [];
    if (beside.length > 0) draft.notes.unshift(beside.join(' · '));
    const rest = restStated(this.blocks);
    if (rest !== null) draft.notes.push(rest);
    const further = this.furtherTimes().filter((part) => rest === null || !part.includes(rest));
    draft.notes.push(...further);
    draft.notes.push(...statedOtherwise(this.stated, roles));
    const told = [...draft.notes, draft.description].join('\n');
    draft.notes.push(...settledStatements(this.blocks).filter((said) => !told.includes(said)));
    for (const { label, text } of this.blocks)
      if (label === 'F')
        draft.notes.push(
          ...saidBeside(
            text,
            draft,
            [...draft.notes, draft.description, draft.yieldText].join('\n'),
          ),
        );
    draft.tags = [...new Set(facts.tags ?? [])];
    // Of one whole, or of a size, no number was taken that could be doubted.
    const taken = {
      ...roles,
      ...(draft.servings === null && { servings: undefined }),
      ...(draft.totalTime === null && { total: undefined }),
    };
    return { factDoubts: factDoubts(taken), nameCertainty: this.nameCertainty };
  }

  private writeTimes({ prep, cook, total }: StatedRoles): void {
    const { draft, facts } = this;
    draft.prepTime = prep?.value ?? facts.prepTime ?? null;
    draft.cookTime = cook?.value ?? facts.cookTime ?? null;
    draft.totalTime = total?.value ?? facts.totalTime ?? null;
    draft.totalTime = wholeTimeOf(draft, this.stated);
  }

  /** What lines of facts say of times that are none of those taken. */
  private furtherTimes(): string[] {
    const { prepTime, cookTime, totalTime } = this.draft;
    const taken = [prepTime, cookTime, totalTime, (prepTime ?? 0) + (cookTime ?? 0)];
    return this.blocks
      .filter(({ label }) => label === 'F')
      .flatMap(({ text }) => furtherTimes(text, taken));
  }

  private writeYield(roles: StatedRoles): void {
    const { facts, draft } = this;
    const servings =
      roles.servings && countsOfEach(roles.servings.text) ? undefined : roles.servings;
    const lots = countInLots(servings?.paragraph ?? facts.yieldText ?? '');
    if (lots !== null) {
      draft.servings = lots;
      draft.yieldText = facts.yieldText ?? servings?.text ?? null;
      return;
    }
    const isSame = servings === undefined || servings.value === facts.servings;
    const said = servings?.text ?? facts.yieldText ?? '';
    if (isSize(said) || isWidth(servings)) {
      const pieces = fedStatement(servings?.paragraph ?? said);
      if (pieces === null) return;
      if (isSize(pieces.text) && eatersOfWholes(pieces.text) === null) return;
      draft.servings = pieces.count;
      draft.yieldText = pieces.text;
      return;
    }
    if (countsOneWhole(said)) {
      draft.servings = facts.servings ?? null;
      draft.yieldText = facts.yieldText ?? said;
      return;
    }
    draft.servings = servings?.value ?? facts.servings ?? null;
    draft.yieldText = (isSame ? facts.yieldText : servings.text) ?? null;
  }

  private nameDish(): void {
    const stated = this.blocks.find(({ label }) => label === 'T')?.text;
    if (stated === undefined || this.draft.title !== null) return;
    // Pictures are no words: with them a name looks like more than it is.
    const found = withoutPicturesBehind(stated) || stated;
    const told = this.blocks.filter(({ label }) => /[ILS]/.test(label)).map(({ text }) => text);
    const spoken = stemsOf(told);
    const introduced = dishPresented(found) ?? dishIntroduced(found, spoken);
    if (introduced !== null) {
      this.nameCertainty = 1;
      this.draft.title = titleOfLine(introduced).title;
      addFacts(this.facts, titleOfLine(found).facts ?? {});
      return;
    }
    const said = withoutOpening(withoutTags(found));
    const line = withoutInterjection(withoutOtherMatters(said, spoken), spoken);
    const whole =
      dishAnnounced(line, spoken) ??
      subjectNaming(line, spoken) ??
      withoutSiteBehind(withoutSaying(withoutMessage(line)), spoken);
    const unmade = nameBeforeYield(whole);
    const first = dishBeforeBrackets(dishShouted(unmade, spoken) ?? unmade, spoken);
    const dish = first.name.includes('?') ? (dishBehind(unmade, spoken) ?? first) : first;
    const named = withWhose(unmade, withYieldInName(unmade, dish.name));
    this.nameCertainty = dish.certainty;
    this.draft.title = begunLarge(asNamed(titleOfLine(named).title, found)) || null;
    addFacts(this.facts, titleOfLine(whole).facts ?? {});
  }

  /** "For the dip" right above "Ingredients". */
  private partAbove(at: number): string | null {
    const above = this.blocks[at - 1];
    return above?.label === 'G' ? partName(above.text) : null;
  }

  private openList(part: string | null): void {
    // "Ingredients   [Add to shopping list]"
    this.listPart = part !== null && buysList.test(part) ? null : part;
    this.group = null;
  }

  private listItem(text: string, at: number): void {
    this.listRow(text, goesOnAtComma(this.blocks[at - 1]) ? splitList(text) : splitLine(text));
  }

  /** The items of a row, below the part that it names for itself: the rows below it are of the part around it. */
  private listRow(row: string, items: readonly string[]): void {
    const around = this.listPart;
    const own = partOfRow(row, items);
    if (own !== null) this.openList(partName(own));
    this.list(items);
    if (own !== null) this.openList(around);
  }

  private listTold(text: string): void {
    const parts = listParts(withoutAsWell(text), this.group !== null);
    for (const part of parts) {
      if (part.name !== null) this.openList(part.name);
      const { items, asTold } = withoutSaidBeside(splitList(part.text));
      this.listRow(part.text, items);
      this.draft.notes.push(...asTold);
    }
    // What is told further down is of none of these parts.
    if (parts.length > 1) this.openList(null);
  }

  private list(lines: readonly string[]): void {
    this.begun = true;
    if (!this.group) {
      this.group = { name: this.listPart, lines: [] };
      this.draft.ingredients.push(this.group);
    }
    this.group.lines.push(...lines.map(withoutJoiningComma).filter(saysSomething));
  }

  private tell(block: LabelledBlock): void {
    this.begun = true;
    this.group = null;
    const content = { ...block, text: contentOf(block.text, 'instructions') };
    const { steps, last } = splitNumbered(content, this.number);
    this.number = last;
    const [first = '', ...others] = steps.filter(saysSomething);
    const above = this.draft.steps.at(-1);
    // "5) Frullare" / "un terzo della zuppa": the line of a paragraph in which a step began.
    const goesOn =
      this.isBroken &&
      block.marker === null &&
      /^\p{Ll}/u.test(first) &&
      above?.group === this.stepPart;
    if (goesOn && above) above.text = `${above.text} ${first}`;
    else if (first !== '') this.draft.steps.push({ group: this.stepPart, text: first });
    for (const text of others) this.draft.steps.push({ group: this.stepPart, text });
    this.isBroken = last !== null && !ENDS.test(this.draft.steps.at(-1)?.text ?? '');
  }

  private remark(text: string): void {
    if (text === this.draft.title) return;
    // Nobody works out what the cook was warned of.
    if (ALLERGEN_LINE.test(text)) {
      const tools = text.search(EQUIPMENT_BEHIND);
      if (tools > 0) {
        this.remark(text.slice(0, tools));
        this.remark(text.slice(tools + 1));
        return;
      }
      this.draft.notes.push(text.replace(/\s+/g, ' ').trim());
      return;
    }
    const found = sectionHeading(text);
    const opened = found ? REMARKS[found.section] : undefined;
    if (found && opened !== undefined) {
      // "Note from my mother: 180 g will do" heads no remarks below it.
      if (!found.inline && opened !== null && SAYS_ITSELF.test(found.rest))
        this.draft[opened].push(text.replace(/\s+/g, ' ').trim());
      else if (!found.inline) this.remarks = opened;
      else if (opened !== null) this.draft[opened].push(found.rest);
      return;
    }
    if (!this.begun && this.remarks === 'notes') this.head.push(text);
    else if (this.remarks !== null)
      this.draft[
        this.remarks === 'notes' && tellsStorage(text) ? 'storageNotes' : this.remarks
      ].push(text.replace(/\s+/g, ' ').trim());
  }

  /** The part a heading names ("Ingredients for the dough"); a yield there ("for 4 people") is a fact. */
  private aboutPart(heading: string): string | null {
    const about = withoutTimesBehind(sectionHeading(heading)?.rest ?? '')
      .replace(/^[([]|[)\]:]+$/g, '')
      .trim();
    const said = about === '' ? heading : about;
    const isYield = /\d/.test(said) || looksLikeYield(said) || FOR_NUMBER.test(said);
    const amount = isYield ? readYield(said) : null;
    if (amount?.servings) {
      addFacts(this.facts, { yieldText: amount.text, servings: amount.servings });
      return null;
    }
    // "Ingredients (for six, about an hour)"
    const isOfWhole = timeStatements(about).length > 0 && fedStatement(about) !== null;
    if (about === '') return saysForPart(heading) ? partName(heading) : null;
    return isOfWhole ? null : partName(about);
  }
}

/** "für sechs" */
const FOR_NUMBER = /^(?:for|für|pour|per|para|voor|för)\s\p{L}+$/iu;

/** "para cuatro (hora y media en total)": how long it takes names no part. */
const withoutTimesBehind = (about: string): string =>
  about.replace(/\s?[([][^()[\]]{3,80}[)\]](?=[\s:]*$)/u, (beside) =>
    timeStatements(beside).length > 0 && fedStatement(beside) === null ? '' : beside,
  );

/** Whether a list runs on from a row that parts its items at commas: what stands below it is parted so, too. */
const goesOnAtComma = (above: LabelledBlock | undefined): boolean =>
  above !== undefined &&
  /[IL]/.test(above.label) &&
  above.text.trimEnd().endsWith(',') &&
  (above.label === 'L' ? splitList(above.text) : splitLine(above.text)).length >= FEWEST_RUNNING;
const FEWEST_RUNNING = 3;

/** "What to do with a glut of courgettes? Auntie Jean's bake": behind the question stands what is cooked. */
function dishBehind(title: string, spoken: ReadonlySet<string>): NamedDish | null {
  const behind = /\?\s+(\p{Lu}[^?]{5,80})$/u.exec(title.slice(-LONGEST_QUESTION))?.[1];
  return behind === undefined || behind.split(' ').length < 2
    ? null
    : dishBeforeBrackets(behind, spoken);
}
const LONGEST_QUESTION = 200;

/** "2 Std. + 1 Nacht": nobody is served by a night. "Parts : une dizaine Repos : une nuit" is for ten. */
const withoutNights = ({ servings, ...roles }: StatedRoles): StatedRoles =>
  servings === undefined || countsNights(servings) ? roles : { ...roles, servings };

/** In letters: a blank, and the longest word for nights. */
const BEHIND_FIGURE = 12;

const countsNights = ({ value, text }: NonNullable<StatedRoles['servings']>): boolean =>
  text
    .split(String(value))
    .slice(1)
    .some((behind) => saysNight(behind.slice(0, BEHIND_FIGURE)));

/** "Allergeni: pesce Attrezzatura: padella, teglia" */
const EQUIPMENT_BEHIND = new RegExp(
  String.raw`\s(?=${EQUIPMENT_LINE.source.replace('^', '')})`,
  'iu',
);

/** A line of facts, whatever it was taken for, or a heading above one: "Zubereitung", and below it "25 Minuten". */
function statesFact(blocks: readonly LabelledBlock[], at: number): boolean {
  const { label, text } = blocks[at]!;
  if (label === 'F') return true;
  if (/[HM]/.test(label) && blocks[at + 1]?.label === 'F') return true;
  return /[NGHM]/.test(label) && statedFacts(text) !== null;
}

/** "Für eine 26er Springform", "pour un moule de 26": how wide a tin is, in centimetres. */
function isSize(text: string): boolean {
  const [figure] = /\d+/.exec(text) ?? [];
  return Number(figure) >= NARROWEST_TIN && TINS.test(text);
}
const NARROWEST_TIN = 14;

/** "da cm. 26", "Ø 26", "diamètre 24": the figure behind the words that say how wide something is. */
const isWidth = (stated: StatedRoles['servings']): boolean =>
  stated !== undefined &&
  stated.value >= NARROWEST_TIN &&
  WIDTHS.test(stated.paragraph.split(String(stated.value))[0]!.slice(-LONGEST_WIDTH));
const LONGEST_WIDTH = 20;

/** What lines of facts state that the recipe has no field for: "Oven: 180 °C", "Tin: 23 cm". What stands in the notes is not lost. */
function statedOtherwise(blocks: readonly LabelledBlock[], roles: StatedRoles): string[] {
  const used = Object.values(roles).map(({ text }) => text);
  const read = new Set(Object.values(roles).map(({ paragraph }) => paragraph));
  return blocks
    .filter(
      ({ label, text }) =>
        label === 'F' &&
        (/\d\s?°|\b\d{2,3}\s?(?:cm|grad|degrees)\b/iu.test(text) ||
          tellsHeat(text) ||
          tellsMeasure(text) ||
          /^[^:]{3,30}:\s\S/u.test(text) ||
          text.split(/\s+/).length >= FEWEST_OF_REMARK) &&
        text.length <= LONGEST_NOTE &&
        statedFacts(text) === null &&
        announcedFact(text.split(':')[0]!) === null &&
        !RATING.test(text) &&
        (tellsMeasure(text) || yieldApart(text, '') === null) &&
        !read.has(text) &&
        !used.some((part) => part.includes(text) || text.includes(part)),
    )
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());
}
/** "oven 180" */
const tellsHeat = (text: string): boolean =>
  /\d{3}/.test(text) &&
  foldWords(text)
    .split(' ')
    .some((word) => HEAT_WORDS.has(word));
/** "Ergibt 2 Liter", "Makes two cups": how much it is, of which none can say for how many. */
function tellsMeasure(text: string): boolean {
  const words = foldText(text).match(/\d+|[¼-¾⅐-⅞]|\p{L}+/gu) ?? [];
  return words.some(
    (word, at) =>
      at > 0 &&
      measures.has(word) &&
      (/^[^\p{L}]/u.test(words[at - 1]!) || spelledNumber(words[at - 1]!) !== undefined) &&
      timeStatements(text).length === 0,
  );
}
const measures = new Set(yieldMeasures.filter((word) => !/^(?:k?cal|kj|calories)$/.test(word)));
const LONGEST_NOTE = 300;
const FEWEST_OF_REMARK = 4;

/** What lines say of times beyond what they come to. */
const settledStatements = (blocks: readonly LabelledBlock[]): string[] =>
  blocks
    .filter(({ label }) => label === 'F' || label === 'N')
    .flatMap(({ text }) => {
      const { perPart, eitherWay, added } = settledTimes(text);
      return [...perPart, ...eitherWay, ...added];
    });

/** The words that say how long the dish rests: the recipe has no field for it. */
function restStated(blocks: readonly LabelledBlock[]): string | null {
  for (const [at, { text }] of blocks.entries()) {
    if (!statesFact(blocks, at)) continue;
    const own = text.split(/\s*[|•·⋅\n]\s*|,\s|\s{3,}/u).find((part) => statesRest(part));
    if (own !== undefined) return own.trim();
    const above = blocks[at - 1];
    // A step above it is none of its words.
    const label = above && !/[SI]/i.test(above.label) ? above.text.replace(/\s*:\s*$/, '') : '';
    if (statesRest(`${label}: ${text}`)) return `${label}: ${text}`;
  }
  return null;
}

/** "Rest: 2 hours", "Gehzeit: über Nacht" */
const statesRest = (text: string): boolean =>
  statedFacts(text)?.restTime !== undefined ||
  (labelSection(text)?.section === 'restTime' && saysNight(text));

/** What stands behind a section's heading in its own line: "Method: Mash the bananas." */
function contentOf(text: string, section: 'ingredients' | 'instructions'): string {
  const found = sectionHeading(text);
  return found?.section === section && found.inline ? found.rest : text;
}

/** For each paragraph whether the list or the method goes on below it. */
function contentBelow(blocks: readonly LabelledBlock[]): (LineLabel | null)[] {
  const below: (LineLabel | null)[] = [];
  let next: LineLabel | null = null;
  for (let at = blocks.length - 1; at >= 0; at--) {
    below[at] = next;
    const { label } = blocks[at]!;
    if (/[ILH]/.test(label)) next = 'I';
    else if (/[SM]/.test(label)) next = 'S';
  }
  return below;
}
