import { isTag, type Element } from 'domhandler';
import { namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { foldText } from '../../../words/fold.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { stemsOf } from '../../text/title/title-words.ts';
import { attribute } from '../html/element.ts';
import { looksLikeYield } from '../../../words/yields.ts';
import { statesFacts } from './stated-labels.ts';
import type { Row } from './page-rows.ts';

/** A card holds so many rows, and none longer. */
const mostRows = 6;
const longestRow = 100;
/** Rows right below a heading that may be its facts. */
const mostBelow = 4;
const longestName = 90;
const likeIngredient = 0.6;

const parentOf = (element: Element): Element | null =>
  element.parent && isTag(element.parent) ? element.parent : null;

/** The link around a row or within it. */
function linkOf({ block }: Row): Element | null {
  for (let at = block; at; at = parentOf(at)) if (at.name === 'a') return at;
  return block && firstLink(block);
}

function firstLink(element: Element): Element | null {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    const found = child.name === 'a' ? child : firstLink(child);
    if (found) return found;
  }
  return null;
}

const leadsElsewhere = (link: Element | null): boolean =>
  link !== null && /^[^#]/.test(attribute(link, 'href').trim());

const isLabelledFact = ({ text, heading }: Row): boolean =>
  heading === 0 && text.length <= longestRow && (statesFacts(text) || looksLikeYield(text));
/** The same, or a time or yield behind a name in one row. */
const isFact = (row: Row): boolean =>
  isLabelledFact(row) ||
  (row.heading === 0 && row.text.length <= longestRow && timeOrYield.test(row.text));
const timeOrYield =
  /\d\s?(?:min|mins|minutes?|minuten|minuti|minutos|minuter|h|hrs?|hours?|std|stunden?|heures?|ore|horas?|uur|tim|timmar|servings?|portions?|portionen|personen|personnes|persone|personas|porzioni|porciones|porções|porties|portioner)\b/iu;
const isListed = (row: Row): boolean =>
  row.heading === 0 && !isFact(row) && looksLikeIngredient(row.text) > likeIngredient;

/** Finds what the cards of other recipes state among the rows of a page. */
class OtherCards {
  readonly #rows: readonly Row[];
  readonly #within = new Map<Element, number[]>();
  /** Where the recipe's own list begins. */
  readonly #list: number;
  /** The last heading above it that is no section's. */
  readonly #heading: number;
  readonly #names: readonly string[];
  readonly #stems: ReadonlySet<string>;

  constructor(rows: readonly Row[], names: readonly string[]) {
    this.#rows = rows;
    this.#names = names.map(foldText);
    this.#stems = stemsOf(names);
    this.#list = rows.findIndex(
      ({ text, heading }, at) =>
        heading === 0 &&
        [text, rows[at + 1]?.text ?? ''].every(
          (line) => looksLikeIngredient(line) > likeIngredient,
        ),
    );
    this.#heading = rows
      .slice(0, Math.max(0, this.#list))
      .findLastIndex((row) => row.heading > 0 && !row.linked && sectionHeading(row.text) === null);
    for (const [at, row] of rows.entries())
      for (let element = row.block; element; element = parentOf(element)) {
        const places = this.#within.get(element);
        if (!places) this.#within.set(element, [at]);
        else if (places.length <= mostRows) places.push(at);
      }
  }

  find(): Set<Row> {
    const found = new Set<Row>();
    if (this.#list < 0) return found;
    for (const at of this.#rows.keys())
      if (this.#namesOther(at)) for (const row of this.#cardAt(at)) found.add(row);
    return found;
  }

  /** Whether a row is the name of another recipe: a linked heading, a link around several rows, or behind the list a heading that names a food. */
  #namesOther(at: number): boolean {
    const row = this.#rows[at]!;
    if (row.text.length > longestName || sectionHeading(row.text) !== null || this.#isOwn(row.text))
      return false;
    // What stands above the list is another's only where the heading of the recipe stands between.
    if (at < this.#list && at >= this.#heading) return false;
    const link = row.linked ? linkOf(row) : null;
    if (leadsElsewhere(link))
      return row.heading > 1 || this.#placesIn(link).length > 1 || isFact(row);
    return (
      at > this.#list &&
      row.heading > 1 &&
      namesFood(row.text, 3) &&
      ![...stemsOf([row.text])].some((stem) => this.#stems.has(stem))
    );
  }

  #isOwn(text: string): boolean {
    const folded = foldText(text);
    return this.#names.some((name) => name.startsWith(folded) || folded.startsWith(name));
  }

  #placesIn(element: Element | null): readonly number[] {
    return (element && this.#within.get(element)) ?? [];
  }

  /** The rows that state facts in the box around a name, or right below it. */
  #cardAt(at: number): Row[] {
    let places: readonly number[] = [at];
    for (let element = this.#rows[at]!.block; element; element = parentOf(element)) {
      const wider = this.#placesIn(element);
      if (wider.length > mostRows || !wider.every((place) => this.#mayBeOfCard(place, at))) break;
      places = wider;
    }
    if (this.#opensList(places.at(-1)! + 1)) return [];
    const { linked, heading } = this.#rows[at]!;
    // Below a heading that leads nowhere "Bake for 20 minutes" may be a step.
    const states = linked ? isFact : isLabelledFact;
    const facts = places.map((place) => this.#rows[place]!).filter(states);
    if (facts.length > 0 || heading === 0) return facts;
    const below = this.#rows.slice(at + 1, at + 1 + mostBelow);
    const end = below.findIndex((row) => !states(row));
    return end < 0 ? below : below.slice(0, end);
  }

  /** Whether a list follows: then the name is that of a recipe in full. */
  #opensList(from: number): boolean {
    const next = this.#rows.slice(from, from + mostRows);
    const end = next.findIndex((row) => row.heading > 0);
    const until = end < 0 ? next : next.slice(0, end + 1);
    return until.some(
      (row) => isListed(row) || sectionHeading(row.text)?.section === 'ingredients',
    );
  }

  #mayBeOfCard(place: number, name: number): boolean {
    const row = this.#rows[place]!;
    return (
      place === name ||
      (row.text.length <= longestRow &&
        !isListed(row) &&
        sectionHeading(row.text)?.section !== 'ingredients' &&
        (row.heading === 0 || place > name) &&
        !(row.heading > 0 && this.#isOwn(row.text)))
    );
  }
}

/** The rows that state the facts of other recipes, on cards that name them. `names` are what the page may call its dish. */
export const factsOfOthers = (rows: readonly Row[], names: readonly string[]): Set<Row> =>
  new OtherCards(rows, names).find();
