import { createStore } from 'zustand';

import { changesBetween } from '~/domain/siteSettings/siteSettings';
import type { SettingsSave, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

type SettingsSavesState = {
  /** Newest first. */
  saves: readonly SettingsSave[];
  /** The last saved values. */
  values: SiteSettingsValues | undefined;
  /** Records a change from `before` to `after` at `time` (`HH:MM`). */
  record: (before: SiteSettingsValues, after: SiteSettingsValues, time: string) => void;
};

/** History of site settings saves since the page was loaded; in memory only. */
export const settingsSaves = createStore<SettingsSavesState>()((set) => ({
  saves: [],
  values: undefined,
  record: (before, after, time) =>
    set(({ saves }) => ({
      values: after,
      saves: [{ id: String(saves.length + 1), time, changes: changesBetween(before, after) }, ...saves],
    })),
}));
