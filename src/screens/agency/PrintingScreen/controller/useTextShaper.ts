import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { TextInFont, TextShaper } from '~/domain/printing/text/shapedText';

import type { PrintingEffects } from './printingEffects';

/**
 * Loads the fonts that the texts need, and more fonts when the texts change. `isReady` is true if all are loaded.
 */
export function useTextShaper(texts: readonly TextInFont[], loadTextShaper: PrintingEffects['loadTextShaper']) {
  const [shaper, setShaper] = useState<TextShaper>();
  const [hasFailed, setFailed] = useState(false);
  const [loadCount, setLoadCount] = useState(0);
  const isLoading = useRef(false);
  const isNeeded = texts.length > 0;
  const isReady = shaper !== undefined && texts.every(shaper.hasFonts);

  async function load(neededTexts: readonly TextInFont[]) {
    isLoading.current = true;
    try {
      const newShaper = await loadTextShaper(neededTexts);
      setShaper(newShaper);
      setFailed(false);
      return newShaper;
    } catch (cause) {
      setFailed(true);
      throw cause;
    } finally {
      isLoading.current = false;
      setLoadCount((count) => count + 1);
    }
  }
  // Ignores the rejection, since `hasFailed` reports it.
  const retry = () => void load(texts).catch(() => undefined);

  const loadNeeded = useEffectEvent(retry);
  useEffect(() => {
    if (isNeeded && !isReady && !isLoading.current && !hasFailed) loadNeeded();
    // `loadCount` runs this effect after each load, since the texts can change while fonts are being loaded.
  }, [isNeeded, isReady, hasFailed, loadCount]);

  return { shaper, isReady, hasFailed: isNeeded && !isReady && hasFailed, load, retry };
}
