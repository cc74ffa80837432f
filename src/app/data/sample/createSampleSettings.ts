import { dateToDay, formatTimeOfDay } from '~/domain/time/days';
import type { SettingsSave, SiteSettings } from '~/domain/siteSettings/siteSettings';

import type { AppData } from '../appData';

/** Creates the site settings of the sample data. Saved settings are lost on a reload. */
export function createSampleSettings(initialSettings: SiteSettings): AppData['admin']['settings'] {
  let snapshot: { settings: SiteSettings; history: readonly SettingsSave[] } = {
    settings: initialSettings,
    history: [],
  };
  const listeners = new Set<() => void>();
  const publish = (nextSnapshot: typeof snapshot) => {
    snapshot = nextSnapshot;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    save: async (values) => {
      const { listSettingsChanges } = await import('~/domain/siteSettings/siteSettings');
      const { settings, history } = snapshot;
      const changes = listSettingsChanges(settings, values);
      const now = new Date();
      const newSave = { id: String(history.length + 1), time: formatTimeOfDay(now), changes };
      publish({ settings: { ...settings, ...values, updatedAt: dateToDay(now) }, history: [newSave, ...history] });
      return { ok: true };
    },
  };
}
