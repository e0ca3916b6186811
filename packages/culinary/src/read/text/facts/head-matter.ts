import { announcedFact, statedFacts, type StatedFacts } from './stated-facts.ts';
import { PICTURES_BEHIND, titleAndFacts } from './title-and-facts.ts';
import { isChapter, isMessage } from '../lines/chatter.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import { bodySize, type Block } from '../lines/wrapped-lines.ts';

interface HeadMatter {
  title: string | null;
  description: string | null;
  facts: StatedFacts;
}

const LONGEST_TITLE = 140;
const LONGEST_DESCRIPTION = 1500;
/** "Hello, here is the recipe for ..." */
const ANNOUNCED =
  /^(?:[^,!.:]{1,40}[,!.:]\s)?(?:here(?:['’]s| is| comes)|hier(?: ist| kommt)?|voici|voilà|ecco(?:ti)?|aquí (?:está|tienes|va))\s(?:\p{L}{1,8}\s){0,2}(?:recipe|rezept|recette|ricetta|receta)\s(?:for|für|de|du|des|pour|per|del?|di)\s(?=\p{L}{3})/iu;
/** "KITCHEN.EXAMPLE – PLUM TART" */
const SITE_BEFORE = /^(?:www\.)?[a-z\d-]{2,40}\.[a-z]{2,12}\s+[|•·»–—-]\s+/i;
/** "Plum tart | Ada's Kitchen" */
const SITE_BEHIND = /^(\p{L}.{2,80}?)\s+[|»].{2,60}$/u;
const TITLE_LABEL =
  /^(?:recipe(?: name| title)?|title|rezept(?:name)?|titel|titre|recette|titolo|ricetta|título|receta|receita|recept)\s*:\s*(?=\S)/iu;

/** Title, description and stated facts from what stands above the ingredients. A title known from elsewhere is not looked for. */
export function readHead(
  blocks: Block[],
  everything: Block[],
  knownTitle: string | null = null,
): HeadMatter {
  const { facts, rest } = takeFacts(blocks.map(withoutMessage));
  if (knownTitle !== null)
    return {
      title: knownTitle,
      description: describe(
        rest.filter((block) => block.heading === 0 && block.text !== knownTitle),
      ),
      facts,
    };
  const titleAt = findTitle(
    rest.map((block, index) =>
      !/^\d/.test(block.text) &&
      block.marker?.kind === 'bullet' &&
      (index === 0 || (block.gap >= 1 && (rest[index + 1]?.gap ?? 1) >= 1))
        ? { ...block, marker: null }
        : block,
    ),
    everything,
  );
  if (titleAt === null) return { title: null, description: describe(rest), facts };
  const { from, to } = titleAt;
  const stated = titleAndFacts(
    tidyTitle(
      rest
        .slice(from, to)
        .map((block) => block.text)
        .join(' '),
    ),
  );
  if (stated.facts) addFacts(facts, stated.facts);
  return { title: stated.title, description: describe(rest.slice(to)), facts };
}

/** "Voilà comme promis. Clafoutis aux abricots": what announces the dish in sentences of its own is no part of its name. */
function withoutMessage(block: Block): Block {
  if (!isMessage(block.text)) return block;
  const sentences = block.text.split(/(?<=[.!:])\s+(?=\p{Lu})/u);
  const from = 1 + sentences.findLastIndex((sentence) => isMessage(sentence));
  const text = sentences.slice(from).join(' ');
  return from > 0 && /\p{L}{3}/u.test(text) && text.length <= LONGEST_TITLE
    ? { ...block, text }
    : block;
}

/** Takes the lines that state facts out of a list of paragraphs; a label and its value may stand on two lines. */
export function takeFacts(blocks: Block[]): { facts: StatedFacts; rest: Block[] } {
  const facts: StatedFacts = {};
  const rest: Block[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    const next = blocks[index + 1];
    if (!block) continue;
    const stated = block.heading === 1 ? null : statedFacts(block.text);
    if (stated) {
      addFacts(facts, stated);
      continue;
    }
    if (next && announcedFact(block.text)) {
      const paired =
        next.text.length <= 40
          ? statedFacts(`${block.text.replace(/\s*:\s*$/, '')}: ${next.text}`)
          : null;
      if (paired) {
        addFacts(facts, paired);
        index++;
        continue;
      }
    }
    const row = next ? readTableRow(block, next) : null;
    if (row) {
      addFacts(facts, row);
      index++;
      continue;
    }
    rest.push(block);
  }
  return { facts, rest };
}

/** Labels in one row, their values in the row below. */
function readTableRow(labels: Block, values: Block): StatedFacts | null {
  const names = labels.text.split(/\s{2,}|\s*\|\s*/);
  const texts = values.text.split(/\s{2,}|\s*\|\s*/);
  if (
    names.length < 2 ||
    names.length !== texts.length ||
    !names.every((name) => announcedFact(name))
  )
    return null;
  return statedFacts(
    names
      .map((name, index) => `${name.replace(/\s*:\s*$/, '')}: ${texts[index] ?? ''}`)
      .join(' | '),
  );
}

export function addFacts(into: StatedFacts, more: StatedFacts): void {
  if (more.beside) into.beside = [...(into.beside ?? []), ...more.beside];
  for (const [key, value] of Object.entries(more))
    if (!(key in into)) Object.assign(into, { [key]: value });
}

function findTitle(blocks: Block[], everything: Block[]): { from: number; to: number } | null {
  const alike = blocks
    .map((block, index) => ({ block, index }))
    .filter(({ block }) => isTitleLike(block));
  const dishes = alike.filter(
    ({ block: { text } }) => !isMessage(text) && !isChapter(text) && !/^\p{Ll}+$/u.test(text),
  );
  const possible = dishes.length > 0 ? dishes : alike;
  const markdown = possible
    .filter(({ block }) => block.heading > 0)
    .sort((a, b) => a.block.heading - b.block.heading || a.index - b.index)[0];
  if (markdown) return { from: markdown.index, to: markdown.index + 1 };
  const body = bodySize(everything);
  const biggest = Math.max(0, ...possible.map(({ block }) => block.size));
  const styled =
    biggest >= 1.2 * body ? possible.find(({ block }) => block.size >= 0.93 * biggest) : undefined;
  const chosen =
    styled ??
    possible.find(({ block }) => block.bold) ??
    possible.find(({ block }) => !/[.!?]$/.test(block.text)) ??
    possible[0];
  if (!chosen) return null;
  let to = chosen.index + 1;
  while (styled && blocks[to] && sameStyle(chosen.block, blocks[to]) && to - chosen.index < 4) to++;
  return { from: chosen.index, to };
}

/** A title that runs over several lines keeps its style. */
function sameStyle(title: Block, next: Block | undefined): boolean {
  if (!next || next.gap > 0.8 || next.column !== title.column || next.page !== title.page)
    return false;
  const ratio = next.size / title.size;
  return ratio > 0.88 && ratio < 1.14 && isTitleLike(next);
}

function isTitleLike(block: Block): boolean {
  const text = block.text.trim();
  if (
    text.length < 2 ||
    text.length > LONGEST_TITLE ||
    !/\p{L}{2}/u.test(text) ||
    isFurniture(text)
  )
    return false;
  if (block.marker && block.heading === 0) return false;
  // The name of somebody on a forum.
  if (/^\S*(?:_|\p{L}\d{2,})\S*$/u.test(text)) return false;
  return !/[›»]|\s>\s/.test(text) && text.split(/\s+/).length <= 20;
}

function tidyTitle(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(TITLE_LABEL, '')
    .replace(ANNOUNCED, '')
    .replace(SITE_BEFORE, '')
    .replace(SITE_BEHIND, '$1')
    .replace(PICTURES_BEHIND, '')
    .replace(/\s*[:–—-]\s*$/, '')
    .trim();
}

function describe(blocks: Block[]): string | null {
  const paragraphs = blocks.filter(
    (block) =>
      !isFurniture(block.text) &&
      (block.text.split(/\s+/).length >= 5 || /[.!?]$/.test(block.text)) &&
      /\p{L}{3}/u.test(block.text),
  );
  const text = paragraphs.map((block) => block.text.replace(/\s+/g, ' ')).join('\n');
  if (text === '') return null;
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, cut.lastIndexOf('\n'), 200)).trim();
}
