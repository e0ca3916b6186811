/** How long what takes the place of the last recipe may take to be fetched, in ms. */
const patience = 2000;

/**
 * Remembers where a recipe stands; what it returns puts the keyboard on the recipe that stands
 * there later, unless it is elsewhere by then.
 */
export function rememberPlace(id: string): () => void {
  const link = [...document.querySelectorAll<HTMLElement>('[data-recipe]')].find(
    (card) => card.dataset['recipe'] === id,
  );
  const item = link?.closest<HTMLElement>('[data-place]');
  const name = item?.closest<HTMLElement>('[data-list]')?.dataset['list'];
  const place = Number(item?.dataset['place']);
  const goOn = (until: number): void =>
    void requestAnimationFrame(() => {
      // The list without the recipe is read, and not drawn yet.
      if (item?.contains(document.activeElement) && performance.now() < until) return goOn(until);
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const list = document.querySelector(`[data-list="${name}"]`);
      const cards = [...(list?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].map(
        (card) => ({ at: Number(card.dataset['place']), link: card.querySelector('a') }),
      );
      const next = cards.find(({ at }) => at === place) ?? cards.findLast(({ at }) => at < place);
      const target = next?.link ?? headingOfPage();
      if (target) target.focus({ preventScroll: true });
      else if (performance.now() < until) goOn(until);
    });
  return () => goOn(performance.now() + patience);
}

function headingOfPage(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
