import { WidgetType, type EditorView } from '@codemirror/view';

const dragPath = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01';

/** Moves a block to another's place; false where it cannot. */
export type Move = (view: EditorView, from: number, to: number) => boolean;

/** Drags a step, or moves it by the arrow keys. */
export class StepHandle extends WidgetType {
  readonly index: number;
  readonly number: number | null;
  readonly #move: Move;

  constructor(index: number, number: number | null, move: Move) {
    super();
    this.index = index;
    this.number = number;
    this.#move = move;
  }

  override eq(other: StepHandle): boolean {
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
