import { useEffect, useEffectEvent, useState } from 'react';

import type { TextInFont, TextShaper } from '~/domain/printing/text/shapedText';

import type { PrintingEffects } from './effects';

/**
 * Loads the fonts that the texts need, also after the texts have changed. `isReady` is false until they are loaded.
 */
export function useTextShaper(texts: readonly TextInFont[], loadTextShaper: PrintingEffects['loadTextShaper']) {
  const [shaper, setShaper] = useState<TextShaper>();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = texts.length > 0;
  const isReady = shaper !== undefined && texts.every(shaper.hasFonts);

  async function load(needed: readonly TextInFont[]) {
    setLoading(true);
    try {
      const next = await loadTextShaper(needed);
      setShaper(next);
      setFailed(false);
      return next;
    } catch (cause) {
      setFailed(true);
      throw cause;
    } finally {
      setLoading(false);
    }
  }
  // The state `hasFailed` already reports the error.
  const retry = () => void load(texts).catch(() => undefined);

  const loadNeeded = useEffectEvent(retry);
  useEffect(() => {
    if (isNeeded && !isReady && !isLoading && !hasFailed) loadNeeded();
  }, [isNeeded, isReady, isLoading, hasFailed]);

  return { shaper, isReady, hasFailed: isNeeded && hasFailed, load, retry };
}
