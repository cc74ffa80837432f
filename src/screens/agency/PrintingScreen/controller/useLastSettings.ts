import { useEffect, useEffectEvent } from 'react';

import { defaultPrintSettings, isSameSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { PrintingEffects } from './effects';

/** Saves changed settings when the user leaves the screen, and offers the last ones if they differ. */
export function useLastSettings(
  settings: PrintSettings,
  { lastSettings, saveSettings }: Pick<PrintingEffects, 'lastSettings' | 'saveSettings'>,
) {
  const save = () => {
    if (!isSameSettings(settings, defaultPrintSettings)) saveSettings(settings);
  };
  const saveOnLeave = useEffectEvent(save);
  useEffect(() => {
    const leave = () => saveOnLeave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { last: lastSettings && isSameSettings(lastSettings, settings) ? undefined : lastSettings, save };
}
