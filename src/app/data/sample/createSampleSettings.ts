import { dateToDay, formatTimeOfDay } from '~/domain/time/days';
import type { SettingsSave, SiteSettings } from '~/domain/siteSettings/siteSettings';

import type { AppData } from '../appData';

/** Creates the site settings of the sample data. Saved settings are lost on a reload. */
export function createSampleSettings(initial: SiteSettings): AppData['admin']['settings'] {
  let snapshot: { settings: SiteSettings; history: readonly SettingsSave[] } = { settings: initial, history: [] };
  const listeners = new Set<() => void>();
  const show = (next: typeof snapshot) => {
    snapshot = next;
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
      const save = { id: String(history.length + 1), time: formatTimeOfDay(now), changes };
      show({ settings: { ...settings, ...values, updatedAt: dateToDay(now) }, history: [save, ...history] });
      return { ok: true };
    },
  };
}
