import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { notify } from '../notices/notify.ts';
import { reload } from './reload.ts';

/**
 * A menu, dialog or panel whose code is fetched when it first opens, or before by `fetch`: for `onPointerEnter` and `onFocus` of what opens it.
 * Where it cannot be fetched, that is said and it closes again. Browsers remember such a failure: only a reload asks again.
 */
export function fetchedWhenOpen<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null) {
  let fetched: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;

  const fetchOnce = () => {
    fetching ??= load().then((part) => void (fetched = part)).finally(() => void (fetching = null));
    return fetching;
  };

  function FetchedWhenOpen(props: Props & { open: boolean }) {
    const { open } = props;
    const giveUp = useEffectEvent(() => {
      notify.error({ title: 'This part could not be fetched', text: 'Check the network, then reload the page.', action: { label: 'Reload', onClick: () => void reload() } });
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

  return Object.assign(FetchedWhenOpen, { fetch: () => void (fetched ?? fetchOnce().catch(() => {})) });
}
