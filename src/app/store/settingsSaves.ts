import { createStore } from 'zustand';

import { changesBetween } from '~/domain/siteSettings/siteSettings';
import type { SettingsSave, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

export type SettingsSavesState = {
  /** Latest first. */
  saves: readonly SettingsSave[];
  /** Values of the last save. */
  values: SiteSettingsValues | undefined;
  /** Records a save at `time`, as `HH:MM`. */
  record: (before: SiteSettingsValues, after: SiteSettingsValues, time: string) => void;
};

/** Saves of the site settings since the page was loaded. Not persisted. */
export function createSettingsSaves() {
  return createStore<SettingsSavesState>()((set) => ({
    saves: [],
    values: undefined,
    record: (before, after, time) =>
      set(({ saves }) => ({
        values: after,
        saves: [{ id: String(saves.length + 1), time, changes: changesBetween(before, after) }, ...saves],
      })),
  }));
}

export const settingsSaves = createSettingsSaves();
