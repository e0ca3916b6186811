import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { notify } from '../toasts/notify.ts';
import { reload } from '../ui/failure/reload.ts';

/** Its code comes when it first opens, or before by `fetch`. */
export type LazyWhenOpen<Props> = ComponentType<Props & { open: boolean }> & { fetch: () => void };

/**
 * A menu, dialog or panel whose code is fetched when it first opens, or before by `fetch`: for
 * `onPointerEnter` and `onFocus` of what opens it. Where it cannot be fetched, that is said and it
 * closes again. Browsers remember such a failure, also of what a part imports: so without a network
 * nothing is asked for, and the part is fetched as soon as there is one; of any other failure only
 * a reload asks again.
 */
export function lazyWhenOpen<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyWhenOpen<Props> {
  let fetched: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  let toast: number | null = null;

  const keep = (part: ComponentType<Props>) => {
    fetched = part;
    if (toast !== null) notify.close(toast);
    toast = null;
  };
  const fetchOnce = () => {
    fetching ??= (
      navigator.onLine ? load().then(keep) : Promise.reject(new Error('There is no network'))
    ).finally(() => void (fetching = null));
    return fetching;
  };
  const fetchAhead = () => void (fetched ?? fetchOnce().catch(() => {}));

  function ShownWhenOpen(props: Props & { open: boolean }) {
    const { open } = props;
    const giveUp = useEffectEvent(() => {
      const title = 'This part could not be fetched';
      if (navigator.onLine)
        toast = notify.error({
          title,
          text: 'Check the network, then reload the page.',
          action: { label: 'Reload', onClick: () => void reload() },
        });
      else {
        toast = notify.error({ title, text: 'Try again when the network is back.' });
        addEventListener('online', fetchAhead, { once: true });
      }
      props.onClose();
    });
    const [Part, setPart] = useState(() => fetched);
    const missing = open && Part === null;
    useEffect(() => {
      if (!missing) return;
      let left = false;
      (fetched ? Promise.resolve() : fetchOnce()).then(
        () => left || setPart(() => fetched),
        () => left || giveUp(),
      );
      return () => void (left = true);
    }, [missing]);
    if (Part !== null) return <Part {...props} />;
    return open ? meanwhile : null;
  }

  return Object.assign(ShownWhenOpen, { fetch: fetchAhead });
}
