import type { Day } from '../time/days';
import { keysOf } from '../options';

/** Kind of URL that a scan opens if the tag has no redirect URL of its own. */
export type RedirectType = 'customUrl' | 'appStoreUrls';

export const redirectTypeLabels: Record<RedirectType, string> = {
  customUrl: 'Custom URL',
  appStoreUrls: 'App Store URLs',
};

/** Settings that users can edit. URLs are stored as typed, without spaces around them. */
export type SiteSettingsValues = {
  redirectType: RedirectType;
  customUrl: string;
  playStoreUrl: string;
  appStoreUrl: string;
};

/** Settings of the site. Users cannot edit the two dates. */
export type SiteSettings = SiteSettingsValues & { createdAt: Day; updatedAt: Day };

export const siteSettingsLabels: Record<keyof SiteSettingsValues, string> = {
  redirectType: 'Redirect type',
  customUrl: 'Custom URL',
  playStoreUrl: 'Play Store URL',
  appStoreUrl: 'App Store URL',
};

export function trimUrls(values: SiteSettingsValues): SiteSettingsValues {
  const { redirectType, customUrl, playStoreUrl, appStoreUrl } = values;
  return {
    redirectType,
    customUrl: customUrl.trim(),
    playStoreUrl: playStoreUrl.trim(),
    appStoreUrl: appStoreUrl.trim(),
  };
}

/** A changed setting, with its values before and after, as displayed. */
export type SettingsChange = { setting: keyof SiteSettingsValues; before: string; after: string };

/** An entry of the settings history: one save, with the changed settings. */
export type SettingsSave = {
  id: string;
  /** Local time, `HH:MM`. */
  time: string;
  changes: readonly SettingsChange[];
};

/** Returns the settings whose displayed values differ, in the order of `siteSettingsLabels`. */
export function changesBetween(before: SiteSettingsValues, after: SiteSettingsValues): SettingsChange[] {
  return keysOf(siteSettingsLabels)
    .map((setting) => ({ setting, before: displayValue(before, setting), after: displayValue(after, setting) }))
    .filter((change) => change.before !== change.after);
}

function displayValue(values: SiteSettingsValues, setting: keyof SiteSettingsValues): string {
  return setting === 'redirectType' ? redirectTypeLabels[values.redirectType] : values[setting];
}
