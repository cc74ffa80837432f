import { useEffect, useRef, useState } from 'react';

import { OverlayLoadError } from '~/components/feedback/lazyOverlay/OverlayLoadError';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';

import { LazySelectTrigger } from './LazySelectTrigger';
import type { OptionSelect, OptionSelectProps } from './OptionSelect';

type LoadResult = { OptionSelect: typeof OptionSelect };

let loaded: LoadResult | undefined;

async function loadSelect(): Promise<LoadResult> {
  loaded = { OptionSelect: (await import('./OptionSelect')).OptionSelect };
  return loaded;
}

/**
 * Select whose chunk is loaded on the first interaction with the page. Until then, shows a LazySelectTrigger with the
 * same role and name. If the user opens it, the select opens as soon as its chunk is loaded.
 */
export function LazySelect<Value extends string | number>(props: OptionSelectProps<Value>) {
  const [result, setResult] = useState(loaded);
  const [opening, setOpening] = useState<'no' | 'loading' | 'failed'>('no');
  const comboboxRef = useRef<HTMLDivElement>(null);
  const [hadFocus, setHadFocus] = useState(false);

  useEffect(() => {
    if (result) return undefined;
    const load = async () => {
      const next = await loadSelect();
      setHadFocus(document.activeElement === comboboxRef.current);
      setResult(next);
    };
    if (opening === 'no') return preloadOnInteraction(load);
    // If loading fails after the user has opened the select, shows the error. A failed preload is ignored.
    if (opening === 'loading') load().catch(() => setOpening('failed'));
    return undefined;
  }, [opening, result]);

  const open = () => setOpening('loading');
  if (result) return <result.OptionSelect {...props} autoFocus={hadFocus} defaultOpen={opening !== 'no'} />;
  return (
    <>
      <LazySelectTrigger {...props} ref={comboboxRef} onOpen={open} />
      {opening === 'failed' && <OverlayLoadError onRetry={open} onClose={() => setOpening('no')} />}
    </>
  );
}
