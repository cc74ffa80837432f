import { createStore } from 'zustand';

import { changesBetween } from '~/domain/siteSettings/siteSettings';
import type { SettingsSave, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

type SettingsSavesState = {
  /** The saves since the page was loaded, newest first. */
  saves: readonly SettingsSave[];
  /** The values saved last; undefined before the first save. */
  values: SiteSettingsValues | undefined;
  /** Adds a save that changed the values from `before` to `after` at `time`, such as '09:30'. */
  record: (before: SiteSettingsValues, after: SiteSettingsValues, time: string) => void;
};

/** Store of the site settings saved since the page was loaded. It is in memory only: a reload empties it. */
export const settingsSaves = createStore<SettingsSavesState>()((set) => ({
  saves: [],
  values: undefined,
  record: (before, after, time) =>
    set(({ saves }) => ({
      values: after,
      saves: [{ id: String(saves.length + 1), time, changes: changesBetween(before, after) }, ...saves],
    })),
}));
