/** Milliseconds without a keystroke or a touch after which nobody is writing. */
const rest = 600;

const watched = ['input', 'keydown', 'blur', 'compositionstart', 'compositionend', 'pointerdown'];

/**
 * Calls back, once, when nobody is writing in the field: at once where the caret is elsewhere, else
 * when typing rests and no word is being composed or text selected. The returned function calls it off.
 */
export function whenAtRest(field: HTMLTextAreaElement, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let composing = false;
  let pressed = false;
  const wait = (event?: Event) => {
    if (event?.type.startsWith('composition')) composing = event.type === 'compositionstart';
    if (event?.type === 'blur') composing = false;
    if (event?.type.startsWith('pointer')) pressed = event.type === 'pointerdown';
    clearTimeout(timer);
    timer = setTimeout(() => {
      const selecting =
        document.activeElement === field && field.selectionStart !== field.selectionEnd;
      if (composing || pressed || selecting) return;
      stop();
      then();
    }, rest);
  };
  const stop = () => {
    clearTimeout(timer);
    for (const type of watched) field.removeEventListener(type, wait);
    removeEventListener('pointerup', wait);
    removeEventListener('pointercancel', wait);
    document.removeEventListener('selectionchange', wait);
  };
  if (document.activeElement !== field) {
    then();
    return () => {};
  }
  for (const type of watched) field.addEventListener(type, wait);
  addEventListener('pointerup', wait);
  addEventListener('pointercancel', wait);
  document.addEventListener('selectionchange', wait);
  wait();
  return stop;
}
