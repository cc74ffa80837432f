import { useEffect, useRef, useState } from 'react';

import { OverlayLoadError } from '~/components/feedback/lazyOverlay/OverlayLoadError';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';

import { LazySelectTrigger } from './LazySelectTrigger';
import type { OptionSelect, OptionSelectProps } from './OptionSelect';

type LoadedSelect = { OptionSelect: typeof OptionSelect };

let cachedSelect: LoadedSelect | undefined;

async function loadSelect(): Promise<LoadedSelect> {
  cachedSelect = { OptionSelect: (await import('./OptionSelect')).OptionSelect };
  return cachedSelect;
}

/**
 * Select whose chunk is loaded on the first interaction with the page. Until then, shows a LazySelectTrigger with the
 * same role and name. If the user clicks the trigger, the select opens as soon as its chunk is loaded.
 */
export function LazySelect<Value extends string | number>(props: OptionSelectProps<Value>) {
  const [loadedSelect, setLoadedSelect] = useState(cachedSelect);
  const [openingState, setOpeningState] = useState<'no' | 'loading' | 'failed'>('no');
  const comboboxRef = useRef<HTMLDivElement>(null);
  const [hadFocus, setHadFocus] = useState(false);

  useEffect(() => {
    if (loadedSelect) return undefined;
    const load = async () => {
      const newlyLoadedSelect = await loadSelect();
      setHadFocus(document.activeElement === comboboxRef.current);
      setLoadedSelect(newlyLoadedSelect);
    };
    if (openingState === 'no') return preloadOnInteraction(load);
    // Shows an error if loading fails after the user has opened the select. A failed preload is ignored.
    if (openingState === 'loading') load().catch(() => setOpeningState('failed'));
    return undefined;
  }, [openingState, loadedSelect]);

  const openWhenLoaded = () => setOpeningState('loading');
  if (loadedSelect)
    return <loadedSelect.OptionSelect {...props} autoFocus={hadFocus} defaultOpen={openingState !== 'no'} />;
  return (
    <>
      <LazySelectTrigger {...props} ref={comboboxRef} onOpen={openWhenLoaded} />
      {openingState === 'failed' && <OverlayLoadError onRetry={openWhenLoaded} onClose={() => setOpeningState('no')} />}
    </>
  );
}
