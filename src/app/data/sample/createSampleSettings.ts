import { dayOf, timeOf } from '~/domain/time/days';
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
      const { changesBetween } = await import('~/domain/siteSettings/siteSettings');
      const { settings, history } = snapshot;
      const changes = changesBetween(settings, values);
      const now = new Date();
      const save = { id: String(history.length + 1), time: timeOf(now), changes };
      show({ settings: { ...settings, ...values, updatedAt: dayOf(now) }, history: [save, ...history] });
      return { ok: true };
    },
  };
}
