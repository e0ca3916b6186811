import { DomHandler, type Element } from 'domhandler';
import { Parser } from 'htmlparser2';
import { removeArchiveBars } from './archive-bar.ts';
import { inlineTags } from './inline-tags.data.ts';
import { partListsFromSteps } from './lists-beside-steps.ts';

/** Longest page that is read; what lies beyond is ignored. */
const mostCharacters = 10_000_000;
/** Deeper elements are hung flat under their ancestor at this depth, so that later walks may recurse. */
const deepestTree = 250;
/** A page with more unclosed elements than this is broken or hostile; reading stops there. */
const mostOpenElements = 1_200;

class TooDeep extends Error {}

/** A page in another form that says the same. */
export interface PageForm {
  /** The names of elements, and those that they are taken for. */
  tags?: ReadonlyMap<string, string>;
  inSmallLetters?: boolean;
}

const unseen: ReadonlySet<string> = new Set(['script', 'style']);

class BoundedHandler extends DomHandler {
  private readonly form: PageForm;

  private depth = 0;
  /** Depth of the element beyond the deepest that is open. */
  private beyond: number | null = null;

  constructor(form: PageForm) {
    super();
    this.form = form;
  }

  override onopentag(tag: string, attributes: Record<string, string>): void {
    const name = this.form.tags?.get(tag) ?? tag;
    this.depth++;
    if (this.depth > mostOpenElements) throw new TooDeep();
    if (this.depth > deepestTree) {
      // Without its inline elements a paragraph stays one.
      if (inlineTags.has(name)) return;
      if (this.beyond !== null) super.onclosetag();
      this.beyond = this.depth;
    }
    super.onopentag(name, attributes);
  }

  override ontext(text: string): void {
    const isSeen = !unseen.has(this.tagStack.at(-1)?.type ?? '');
    super.ontext(this.form.inSmallLetters && isSeen ? text.toLowerCase() : text);
  }

  override onclosetag(): void {
    if (this.depth <= deepestTree || this.depth === this.beyond) {
      super.onclosetag();
      this.beyond = null;
    }
    this.depth--;
  }

  override oncomment(): void {}
  override oncommentend(): void {}
}

export interface ParsedPage {
  roots: BoundedHandler['root']['children'];
  /** All elements in the order of the page. */
  elements: Element[];
  /** Whether the page goes on beyond what was read. */
  isCut: boolean;
}

/** Parses HTML without running or fetching anything. Never throws; broken markup is read as a browser would. */
export function parsePage(html: string, form: PageForm = {}): ParsedPage {
  const handler = new BoundedHandler(form);
  const parser = new Parser(handler, {
    decodeEntities: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  });
  let isCut = html.length > mostCharacters;
  try {
    parser.end(html.slice(0, mostCharacters));
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    isCut = true;
  }
  const { children } = handler.root;
  const elements = collected(children);
  const isWithoutBars = removeArchiveBars(elements);
  const isParted = partListsFromSteps(elements);
  return {
    roots: children,
    elements: isWithoutBars || isParted ? collected(children) : elements,
    isCut,
  };
}

function collected(roots: ParsedPage['roots']): Element[] {
  const elements: Element[] = [];
  collect(roots, elements);
  return elements;
}

function collect(nodes: ParsedPage['roots'], into: Element[]): void {
  for (const node of nodes) {
    if (!('children' in node)) continue;
    if ('attribs' in node) into.push(node);
    collect(node.children as ParsedPage['roots'], into);
  }
}
