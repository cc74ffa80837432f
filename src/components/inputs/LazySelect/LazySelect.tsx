import { useEffect, useRef, useState } from 'react';

import { OverlayLoadError } from '~/components/feedback/lazyOverlay/OverlayLoadError';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';

import { ClosedSelect } from './ClosedSelect';
import type { OptionSelect, OptionSelectProps } from './OptionSelect';

type LoadResult = { OptionSelect: typeof OptionSelect };

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
    // Unlike a preload, opening shows the error.
    if (opening === 'loading') load().catch(() => setOpening('failed'));
    return undefined;
  }, [opening, result]);

  const open = () => setOpening('loading');
  if (result) return <result.OptionSelect {...props} autoFocus={hadFocus} defaultOpen={opening !== 'no'} />;
  return (
    <>
      <ClosedSelect {...props} ref={comboboxRef} onOpen={open} />
      {opening === 'failed' && <OverlayLoadError onRetry={open} onClose={() => setOpening('no')} />}
    </>
  );
}
