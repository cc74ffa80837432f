import { useEffect, useRef, useState } from 'react';

import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';

import { ClosedSelect } from './ClosedSelect';
import type { OptionSelect, OptionSelectProps } from './OptionSelect';

type LoadResult = { OptionSelect: typeof OptionSelect } | { error: unknown };

let loaded: LoadResult | undefined;

async function loadSelect(): Promise<LoadResult> {
  loaded = { OptionSelect: (await import('./OptionSelect')).OptionSelect };
  return loaded;
}

/**
 * Select whose code is loaded on the first interaction with the page. Until then, it is a picture of a closed select
 * that has the same role and name, and opens as soon as the code is there.
 */
export function LazySelect<Value extends string | number>(props: OptionSelectProps<Value>) {
  const [result, setResult] = useState(loaded);
  const [isOpening, setIsOpening] = useState(false);
  const comboboxRef = useRef<HTMLDivElement>(null);
  const [hadFocus, setHadFocus] = useState(false);

  useEffect(() => {
    if (result) return undefined;
    const load = async () => {
      const next = await loadSelect();
      setHadFocus(document.activeElement === comboboxRef.current);
      setResult(next);
    };
    if (!isOpening) return preloadOnInteraction(load);
    // Unlike a preload, opening shows the error.
    load().catch((error: unknown) => setResult({ error }));
    return undefined;
  }, [isOpening, result]);

  if (!result) return <ClosedSelect {...props} ref={comboboxRef} onOpen={() => setIsOpening(true)} />;
  if ('error' in result) throw result.error;
  return <result.OptionSelect {...props} autoFocus={hadFocus} defaultOpen={isOpening} />;
}
