import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A value that is loaded when it is needed for the first time. */
export type LazyValue<Value> = {
  /** The value; undefined until it is loaded. */
  value: Value | undefined;
  /** True if the value is needed and could not be loaded. */
  hasFailed: boolean;
  /** Loads the value unless it is loaded already, and resolves to it. Rejects if loading fails. */
  load: () => Promise<Value>;
  /** Loads the value again after an error. */
  retry: () => void;
};

/** Calls `loadValue` when `isNeeded` becomes true for the first time, and keeps its result. */
export function useLazyValue<Value>(isNeeded: boolean, loadValue: () => Promise<Value>): LazyValue<Value> {
  // The value is in an object, because setState would call a value that is a function.
  const [loadedValue, setLoadedValue] = useState<{ value: Value }>();
  const [hasFailed, setFailed] = useState(false);
  const loadPromise = useRef<Promise<Value>>(undefined);

  function load() {
    loadPromise.current ??= loadValue().then(
      (value) => {
        setLoadedValue({ value });
        setFailed(false);
        return value;
      },
      (cause: unknown) => {
        loadPromise.current = undefined;
        setFailed(true);
        throw cause;
      },
    );
    return loadPromise.current;
  }
  // Ignores the rejection, since `hasFailed` reports it.
  const retry = () => void load().catch(() => undefined);

  const loadInitially = useEffectEvent(retry);
  useEffect(() => {
    if (isNeeded) loadInitially();
  }, [isNeeded]);

  return { value: loadedValue?.value, hasFailed: isNeeded && hasFailed, load, retry };
}
