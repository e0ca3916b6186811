/** So long the picture and the letters are waited for, in ms: paper without them is better than none. */
const patience = 3000;

let waiting = 0;

/**
 * Opens the browser's print dialog, once the picture and the foot are there: what is not drawn yet
 * would be missing on paper. Asked for again meanwhile it opens once, and not at all where the page
 * is left.
 */
export function printPage(): void {
  const { pathname } = location;
  const latest = performance.now() + patience;
  const look = () => {
    if (location.pathname !== pathname) return;
    if (isDrawn() || performance.now() > latest) print();
    else waiting = requestAnimationFrame(look);
  };
  cancelAnimationFrame(waiting);
  look();
}

function isDrawn(): boolean {
  const pictures = [...document.querySelectorAll('main figure')];
  // The foot comes with all that is only for paper, once the page is idle.
  return (
    document.querySelector('[data-foot]') !== null &&
    pictures.every(isPictureDrawn) &&
    document.fonts?.status !== 'loading'
  );
}

/** A photo that came in, or a drawing with something in it. */
function isPictureDrawn(frame: Element): boolean {
  const photo = frame.querySelector('img');
  return photo ? photo.complete : frame.querySelector('svg > *') !== null;
}
