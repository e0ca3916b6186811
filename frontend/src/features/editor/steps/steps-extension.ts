import { Prec, RangeSetBuilder, type Extension, type Text } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  WidgetType,
  keymap,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import type { WrittenStep } from '../form/instruction-text.ts';
import { lineBlocks, moveBlock, type LineBlock } from './step-blocks.ts';

const dragPath = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01';

interface StepsOptions {
  /** The steps as they were stored; what is told beside them is shown below. */
  stored: readonly WrittenStep[];
  /** Told when a step was moved, for those who cannot see it. */
  onMoved: (sentence: string) => void;
}

/** Numbers in the margin, a hairline where a blank line is, and a handle by which a step is moved. */
export function steps({ stored, onMoved }: StepsOptions): Extension {
  const stepTexts = new Set(stored.map(({ instruction }) => instruction.trim()));
  const asides = new Map(
    stored.map(({ instruction, technique, tip }) => [instruction.trim(), asideOf(technique, tip)]),
  );
  const blocksIn = (doc: Text) => lineBlocks(doc.iterLines(), stepTexts);

  const move = (view: EditorView, from: number, to: number): boolean => {
    const blocks = blocksIn(view.state.doc);
    if (from === to || to < 0 || to >= blocks.length) return false;
    const text = moveBlock(view.state.doc.toString(), from, to);
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      userEvent: 'move.step',
    });
    const { doc } = view.state;
    const moved = blocksIn(doc)[to];
    if (moved)
      view.dispatch({ selection: { anchor: doc.line(moved.first).from }, scrollIntoView: true });
    onMoved(`Moved to place ${to + 1} of ${blocks.length}.`);
    return true;
  };
  const moveCurrent = (by: number) => (view: EditorView) => {
    const line = view.state.doc.lineAt(view.state.selection.main.head).number;
    const at = blocksIn(view.state.doc).findIndex(
      ({ first, last }) => first <= line && line <= last,
    );
    return at !== -1 && move(view, at, at + by);
  };

  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorate(view);
      }

      update(update: ViewUpdate): void {
        if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view);
      }
    },
    { decorations: (value) => value.decorations },
  );

  function decorate(view: EditorView): DecorationSet {
    const { doc } = view.state;
    const blocks = blocksIn(doc);
    const builder = new RangeSetBuilder<Decoration>();
    let index = 0;
    for (let number = 1; number <= doc.lines; number += 1) {
      const line = doc.line(number);
      while (index < blocks.length && blocks[index]!.last < number) index += 1;
      const block = blocks[index];
      const inside = block !== undefined && block.first <= number;
      // Of several blank lines the last shows where one step ends and the next begins.
      const parts =
        !inside &&
        index > 0 &&
        index < blocks.length &&
        number === block!.first - 1 &&
        blocks[index - 1]!.number !== null;
      builder.add(
        line.from,
        line.from,
        Decoration.line({
          attributes: {
            class: inside ? stepClass(block, number) : parts ? 'step-gap' : 'step-blank',
            ...(inside &&
              block.first === number &&
              block.number && { 'data-number': String(block.number) }),
          },
        }),
      );
      if (inside && block.first === number)
        builder.add(
          line.from,
          line.from,
          Decoration.widget({ widget: new Handle(index, block.number, move), side: -1 }),
        );
      if (inside && block.last === number) {
        const aside = asides.get(doc.sliceString(doc.line(block.first).from, line.to).trim());
        if (aside)
          builder.add(line.to, line.to, Decoration.widget({ widget: new Aside(aside), side: 1 }));
      }
    }
    return builder.finish();
  }

  return [
    plugin,
    Prec.high(
      keymap.of([
        { key: 'Alt-ArrowUp', run: moveCurrent(-1) },
        { key: 'Alt-ArrowDown', run: moveCurrent(1) },
      ]),
    ),
  ];
}

function stepClass({ first, number }: LineBlock, line: number): string {
  return number === null ? 'step-heading' : line === first ? 'step-first' : 'step-more';
}

function asideOf(technique: string | null, tip: string | null): string {
  return [technique && `Technique: ${technique}`, tip && `Tip: ${tip}`].filter(Boolean).join(' · ');
}

/** Technique and tip of a step, kept with it. */
class Aside extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: Aside): boolean {
    return other.text === this.text;
  }

  toDOM(): HTMLElement {
    return Object.assign(document.createElement('span'), {
      className: 'step-aside',
      textContent: this.text,
      dir: 'auto',
    });
  }
}

type Move = (view: EditorView, from: number, to: number) => boolean;

/** Drags a step, or moves it by the arrow keys. */
class Handle extends WidgetType {
  readonly index: number;
  readonly number: number | null;
  readonly #move: Move;

  constructor(index: number, number: number | null, move: Move) {
    super();
    this.index = index;
    this.number = number;
    this.#move = move;
  }

  override eq(other: Handle): boolean {
    return other.index === this.index && other.number === this.number;
  }

  toDOM(view: EditorView): HTMLElement {
    const name = this.number === null ? 'Move this heading' : `Move step ${this.number}`;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'step-handle',
      title: `${name}: drag it, or use the arrow keys`,
    });
    button.setAttribute('aria-label', name);
    button.dataset['index'] = String(this.index);
    button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${dragPath}"/></svg>`;
    button.addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (this.#move(view, this.index, this.index + by)) focusHandle(view, this.index + by);
    });
    button.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      button.focus();
      drag(view, this.index, this.#move);
    });
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** The step follows the pointer: it changes places with the one whose middle the pointer has passed. */
function drag(view: EditorView, from: number, move: Move): void {
  let index = from;
  view.dom.classList.add('steps-dragging');
  const follow = ({ clientY }: PointerEvent) => {
    const middles = middlesOf(view);
    const above = middles.get(index - 1);
    const below = middles.get(index + 1);
    const to =
      above !== undefined && clientY < above
        ? index - 1
        : below !== undefined && clientY > below
          ? index + 1
          : index;
    if (to !== index && move(view, index, to)) focusHandle(view, (index = to));
  };
  const drop = () => {
    view.dom.classList.remove('steps-dragging');
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', drop);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
}

/** The middle of each block that is on the screen, by its place. */
function middlesOf(view: EditorView): Map<number, number> {
  const tops = [...view.dom.querySelectorAll<HTMLElement>('.step-handle')].map((handle) => ({
    index: Number(handle.dataset['index']),
    top: (handle.closest('.cm-line') ?? handle).getBoundingClientRect().top,
  }));
  const end = view.contentDOM.getBoundingClientRect().bottom;
  return new Map(tops.map(({ index, top }, at) => [index, (top + (tops[at + 1]?.top ?? end)) / 2]));
}

function focusHandle(view: EditorView, index: number): void {
  view.dom.querySelector<HTMLElement>(`.step-handle[data-index="${index}"]`)?.focus();
}
