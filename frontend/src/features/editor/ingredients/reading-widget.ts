import { WidgetType, type EditorView } from '@codemirror/view';
import type { LineReading } from './line-reading.ts';
import { shownReading } from './shown-reading.ts';

const characters: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };
const warningPath = 'M12 4 3 20h18ZM12 10v5M12 17.6v.4';
const checkPath = 'm5 12.5 4.5 4.5L19 7.5';

/** What was read of a line, beside its text. Its answers take the place of the word they are asked for. */
export class ReadingWidget extends WidgetType {
  readonly line: LineReading;
  readonly current: boolean;

  constructor(line: LineReading, current: boolean) {
    super();
    this.line = line;
    this.current = current;
  }

  override eq(other: ReadingWidget): boolean {
    return other.line === this.line && other.current === this.current;
  }

  toDOM(view: EditorView): HTMLElement {
    const reading = part('span', 'reading');
    if (this.line.kind === 'group') {
      reading.append(
        part('span', 'reading-group', this.line.name, { 'aria-hidden': 'true', dir: 'auto' }),
      );
    } else if (this.line.kind === 'ingredient') {
      const { amount, unit, food, remark } = shownReading(this.line.read);
      const columns = part('span', 'reading-columns', '', { 'aria-hidden': 'true' });
      const number = part('b', '');
      for (const [index, { whole, fraction }] of amount.entries()) {
        if (index > 0) number.append('–');
        const text = fraction?.join('/') ?? '';
        number.append(whole, whole && text ? '\u00a0' : '');
        if (text) number.append(characters[text] ?? part('span', 'reading-fraction', text));
      }
      const words = part('span', 'reading-words', food, { dir: 'auto' });
      if (remark) words.append(part('em', '', remark));
      columns.append(number, part('i', '', unit), words);
      if (!this.line.doubt && !this.current) columns.append(icon(checkPath, 'reading-check'));
      reading.append(columns);
      if (this.line.doubt) reading.append(this.#question(view, reading));
    }
    return reading;
  }

  #question(view: EditorView, reading: HTMLElement): HTMLElement {
    const { doubt, read } = this.line as Extract<LineReading, { kind: 'ingredient' }>;
    const { question, answers, from, to } = doubt!;
    const asked = part('span', 'reading-question', '', {
      role: 'group',
      'aria-label': `${question} In: ${read.originalText.trim()}`,
    });
    asked.append(icon(warningPath, 'reading-warning'), part('span', '', question));
    for (const { label, text } of answers) {
      const button = part('button', '', label, { type: 'button' });
      button.addEventListener('click', () => {
        const start = view.state.doc.lineAt(view.posAtDOM(reading)).from;
        view.dispatch({
          changes: { from: start + from, to: start + to, insert: text },
          selection: { anchor: start + from + text.length },
          userEvent: 'input.complete',
        });
        view.focus();
      });
      asked.append(button);
    }
    return asked;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function part(
  tag: string,
  className: string,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function icon(path: string, className: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className);
  svg.append(Object.assign(document.createElementNS('http://www.w3.org/2000/svg', 'path')));
  svg.firstElementChild!.setAttribute('d', path);
  return svg;
}
