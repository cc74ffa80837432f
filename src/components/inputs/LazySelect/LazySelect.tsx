import { useEffect, useRef, useState } from 'react';

import { OverlayLoadError } from '~/components/feedback/lazyOverlay/OverlayLoadError';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';

import { LazySelectTrigger } from './LazySelectTrigger';
import type { OptionSelect, OptionSelectProps } from './OptionSelect';

type LoadResult = { OptionSelect: typeof OptionSelect };

let cachedResult: LoadResult | undefined;

async function loadSelect(): Promise<LoadResult> {
  cachedResult = { OptionSelect: (await import('./OptionSelect')).OptionSelect };
  return cachedResult;
}

/**
 * Select whose chunk is loaded on the first interaction with the page. Until then, shows a LazySelectTrigger with the
 * same role and name. If the user opens the trigger, the select opens as soon as its chunk is loaded.
 */
export function LazySelect<Value extends string | number>(props: OptionSelectProps<Value>) {
  const [result, setResult] = useState(cachedResult);
  const [openingState, setOpeningState] = useState<'no' | 'loading' | 'failed'>('no');
  const comboboxRef = useRef<HTMLDivElement>(null);
  const [hadFocus, setHadFocus] = useState(false);

  useEffect(() => {
    if (result) return undefined;
    const load = async () => {
      const next = await loadSelect();
      setHadFocus(document.activeElement === comboboxRef.current);
      setResult(next);
    };
    if (openingState === 'no') return preloadOnInteraction(load);
    // Shows an error if loading fails after the user has opened the select. A failed preload is ignored.
    if (openingState === 'loading') load().catch(() => setOpeningState('failed'));
    return undefined;
  }, [openingState, result]);

  const open = () => setOpeningState('loading');
  if (result) return <result.OptionSelect {...props} autoFocus={hadFocus} defaultOpen={openingState !== 'no'} />;
  return (
    <>
      <LazySelectTrigger {...props} ref={comboboxRef} onOpen={open} />
      {openingState === 'failed' && <OverlayLoadError onRetry={open} onClose={() => setOpeningState('no')} />}
    </>
  );
}
