/** jsdom has no pointer events; a mouse event with a pointer type is all that our parts read. */
class PointerEventOfTests extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

globalThis.PointerEvent ??= PointerEventOfTests as unknown as typeof PointerEvent;
