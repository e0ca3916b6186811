import { Facet, StateEffect, type Extension, type Range } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import { readTypedLine, type LineReading } from './line-reading.ts';
import { ReadingWidget } from './reading-widget.ts';

/** The language of the recipe; of what two languages spell alike, it decides. */
const language = Facet.define<string | undefined, string | undefined>({
  combine: ([first]) => first,
});
/** The layout changed between the columns of a wide screen and the rows of a small one. */
const layoutChanged = StateEffect.define<null>();

const doubtful = Decoration.mark({ class: 'line-doubtful' });

/** Shows beside each line in view what was read of it. Only lines in view are decorated, and each line is read once. */
function lineReadings(recipeLanguage: string | undefined, smallScreen: MediaQueryList): Extension {
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      readonly #view: EditorView;
      readonly #relay = () => this.#view.dispatch({ effects: layoutChanged.of(null) });

      constructor(view: EditorView) {
        this.#view = view;
        this.decorations = decorate(view, smallScreen.matches);
        smallScreen.addEventListener('change', this.#relay);
      }

      update(update: ViewUpdate): void {
        const relaid = update.transactions.some(({ effects }) =>
          effects.some((effect) => effect.is(layoutChanged)),
        );
        if (
          relaid ||
          update.docChanged ||
          update.selectionSet ||
          update.viewportChanged ||
          update.focusChanged
        )
          this.decorations = decorate(update.view, smallScreen.matches);
      }

      destroy(): void {
        smallScreen.removeEventListener('change', this.#relay);
      }
    },
    { decorations: (value) => value.decorations },
  );
  return [language.of(recipeLanguage), plugin];
}

/** Shows them in an editor that is there already. */
export function showLineReadings(
  view: EditorView,
  recipeLanguage: string | undefined,
  smallScreen: MediaQueryList,
): void {
  view.dispatch({
    effects: StateEffect.appendConfig.of(lineReadings(recipeLanguage, smallScreen)),
  });
}

function decorate(view: EditorView, small: boolean): DecorationSet {
  const { state } = view;
  const { main } = state.selection;
  const current = view.hasFocus && main.empty ? state.doc.lineAt(main.head).number : -1;
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const { from: start, to: end, number, text } = state.doc.lineAt(at);
      const line = readTypedLine(text, state.facet(language));
      found.push(Decoration.line({ class: classOf(line, number === current) }).range(start));
      if (line.kind !== 'blank') {
        // On a wide screen the reading floats to the right of the line's beginning; on a small one
        // it follows the line's end.
        const widget = Decoration.widget({
          widget: new ReadingWidget(line, number === current),
          side: small ? 1 : -1,
        });
        found.push(widget.range(small ? end : start));
      }
      if (line.kind === 'ingredient' && line.doubt)
        found.push(doubtful.range(start + line.doubt.from, start + line.doubt.to));
      at = end + 1;
    }
  }
  return Decoration.set(found, true);
}

function classOf(line: LineReading, current: boolean): string {
  const kind = line.kind === 'ingredient' && line.doubt ? 'line-asked' : `line-${line.kind}`;
  return current ? `${kind} line-current` : kind;
}
