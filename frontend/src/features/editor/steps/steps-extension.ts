import { Prec, RangeSetBuilder, type Extension, type Text } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  keymap,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import type { WrittenStep } from '../form/instruction-text.ts';
import { StepAside, asidesOf } from './step-aside.ts';
import { lineBlocks, moveBlock, type LineBlock } from './step-blocks.ts';
import { StepHandle, type Move } from './step-handle.ts';

interface StepsOptions {
  /** The steps as they were stored; what is told beside them is shown below. */
  stored: readonly WrittenStep[];
  /** Told when a step was moved, for those who cannot see it. */
  onMoved: (sentence: string) => void;
}

type BlocksIn = (doc: Text) => LineBlock[];

/** Numbers in the margin, a hairline where a blank line is, and a handle by which a step is moved. */
export function steps({ stored, onMoved }: StepsOptions): Extension {
  const stepTexts = new Set(stored.map(({ instruction }) => instruction.trim()));
  const asides = asidesOf(stored);
  const blocksIn: BlocksIn = (doc) => lineBlocks(doc.iterLines(), stepTexts);
  const move = moveIn(blocksIn, onMoved);
  const shown = (view: EditorView) => decorate(view.state.doc, blocksIn, asides, move);
  return [
    ViewPlugin.fromClass(
      class {
        decorations: DecorationSet;

        constructor(view: EditorView) {
          this.decorations = shown(view);
        }

        update(update: ViewUpdate): void {
          if (update.docChanged || update.viewportChanged) this.decorations = shown(update.view);
        }
      },
      { decorations: (value) => value.decorations },
    ),
    Prec.high(
      keymap.of([
        { key: 'Alt-ArrowUp', run: (view) => moveCurrent(view, -1, blocksIn, move) },
        { key: 'Alt-ArrowDown', run: (view) => moveCurrent(view, 1, blocksIn, move) },
      ]),
    ),
  ];
}

const moveIn =
  (blocksIn: BlocksIn, onMoved: (sentence: string) => void): Move =>
  (view, from, to) => {
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

/** Moves the step with the caret. */
function moveCurrent(view: EditorView, by: number, blocksIn: BlocksIn, move: Move): boolean {
  const line = view.state.doc.lineAt(view.state.selection.main.head).number;
  const at = blocksIn(view.state.doc).findIndex(({ first, last }) => first <= line && line <= last);
  return at !== -1 && move(view, at, at + by);
}

function decorate(
  doc: Text,
  blocksIn: BlocksIn,
  asides: ReadonlyMap<string, string>,
  move: Move,
): DecorationSet {
  const blocks = blocksIn(doc);
  const builder = new RangeSetBuilder<Decoration>();
  let index = 0;
  for (let number = 1; number <= doc.lines; number += 1) {
    const line = doc.line(number);
    while (index < blocks.length && blocks[index]!.last < number) index += 1;
    const block = blocks[index];
    const attributes = attributesOf(number, block, blocks[index - 1]);
    builder.add(line.from, line.from, Decoration.line({ attributes }));
    if (!block || number < block.first) continue;
    if (block.first === number) {
      const widget = new StepHandle(index, block.number, move);
      builder.add(line.from, line.from, Decoration.widget({ widget, side: -1 }));
    }
    if (block.last === number) {
      const aside = asides.get(doc.sliceString(doc.line(block.first).from, line.to).trim());
      const widget = aside && new StepAside(aside);
      if (widget) builder.add(line.to, line.to, Decoration.widget({ widget, side: 1 }));
    }
  }
  return builder.finish();
}

/** What a line is: of the block, or one of the blank ones above it. */
function attributesOf(
  line: number,
  block: LineBlock | undefined,
  above: LineBlock | undefined,
): Record<string, string> {
  if (block && block.first <= line)
    return {
      class: stepClass(block, line),
      ...(block.first === line && block.number && { 'data-number': String(block.number) }),
    };
  // Of several blank lines the last shows where one step ends and the next begins.
  const parts = block && line === block.first - 1 && above && above.number !== null;
  return { class: parts ? 'step-gap' : 'step-blank' };
}

function stepClass({ first, number }: LineBlock, line: number): string {
  return number === null ? 'step-heading' : line === first ? 'step-first' : 'step-more';
}
