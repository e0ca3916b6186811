import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';

/** Kept with a place of the history. */
interface SinceEvent {
  /** So many steps ago was the page of the event. */
  sinceEvent: number;
}

/** What a link on the page of an event keeps with the place it leads to. */
export const fromEvent: SinceEvent = { sinceEvent: 1 };

/** The way back from pages on which a recipe is written for an event: to the page of the event as it stands in the history, so that it is there once. */
export function useWayToEvent() {
  const navigate = useNavigate();
  const steps = (useLocation().state as Partial<SinceEvent> | null)?.sinceEvent;
  return {
    /** What a link to another of these pages keeps with it. */
    onward: steps === undefined ? undefined : { sinceEvent: steps + 1 },
    goBack: (eventId: string) =>
      steps === undefined
        ? navigate(paths.event.getHref(eventId), { replace: true })
        : navigate(-steps),
  };
}
