import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';

import { defaultPrintSettings, isSameSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { lastPrintSettings } from '../store/lastPrintSettings';

/** The settings that were used before these, and a way to keep these for the next time; both happen on leaving too. */
export function useLastSettings(settings: PrintSettings) {
  const last = useStore(lastPrintSettings, (state) => state.settings);
  const keep = () => {
    if (!isSameSettings(settings, defaultPrintSettings)) lastPrintSettings.getState().keep(settings);
  };
  const keepOnLeaving = useEffectEvent(keep);
  useEffect(() => {
    const leave = () => keepOnLeaving();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { last: last && isSameSettings(last, settings) ? undefined : last, keep };
}
