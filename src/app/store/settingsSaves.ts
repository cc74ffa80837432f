import { createStore } from 'zustand';

import { changesBetween } from '~/domain/siteSettings/siteSettings';
import type { SettingsSave, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

export type SettingsSavesState = {
  /** The latest first. */
  saves: readonly SettingsSave[];
  /** What was saved last, if anything was. */
  values: SiteSettingsValues | undefined;
  /** Notes that `before` has become `after` at `time`, as `HH:MM`. */
  note: (before: SiteSettingsValues, after: SiteSettingsValues, time: string) => void;
};

/** The saves of the site's settings since the page was loaded; kept nowhere else. */
export function createSettingsSaves() {
  return createStore<SettingsSavesState>()((set) => ({
    saves: [],
    values: undefined,
    note: (before, after, time) =>
      set(({ saves }) => ({
        values: after,
        saves: [{ id: String(saves.length + 1), time, changes: changesBetween(before, after) }, ...saves],
      })),
  }));
}

export const settingsSaves = createSettingsSaves();
