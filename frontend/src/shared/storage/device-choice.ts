import { useSyncExternalStore } from 'react';
import { onDevice } from './web-storage.ts';

/** A choice that is kept on the device and holds for everything on the page. */
interface DeviceChoice<Value extends string> {
  read: () => Value;
  choose: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A choice under a name in the device's storage; the first value is the one nobody chose. */
export function deviceChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): DeviceChoice<Value> {
  const listeners = new Set<() => void>();
  // Without storage the choice holds for this page.
  let chosen: Value | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  const otherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    read: () => values.find((value) => value === onDevice.read(key)) ?? chosen ?? values[0],
    choose(value) {
      chosen = onDevice.keep(key, value) ? null : value;
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', otherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', otherTab);
      };
    },
  };
}

export function useDeviceChoice<Value extends string>(
  choice: DeviceChoice<Value>,
): [Value, (value: Value) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.read), choice.choose];
}
