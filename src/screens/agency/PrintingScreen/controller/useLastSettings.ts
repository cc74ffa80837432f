import { useEffect, useEffectEvent } from 'react';

import { defaultPrintSettings, isSameSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { PrintingEffects } from './printingEffects';

/**
 * Saves the settings when the user leaves the screen, unless they are the default settings. `saveLastSettings` saves
 * them immediately. `offeredSettings` are the settings that were saved last, if they differ from the current settings.
 */
export function useLastSettings(
  settings: PrintSettings,
  { lastSettings, saveSettings }: Pick<PrintingEffects, 'lastSettings' | 'saveSettings'>,
) {
  const saveLastSettings = () => {
    if (!isSameSettings(settings, defaultPrintSettings)) saveSettings(settings);
  };
  const saveOnLeave = useEffectEvent(saveLastSettings);
  useEffect(() => {
    const saveNow = () => saveOnLeave();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);
  return {
    offeredSettings: lastSettings && isSameSettings(lastSettings, settings) ? undefined : lastSettings,
    saveLastSettings,
  };
}
