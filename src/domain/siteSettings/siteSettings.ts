import type { Day } from '../time/days';
import { keysOf } from '../options';

/** Target of a scan if the tag has no redirect of its own. */
export type RedirectType = 'customUrl' | 'appStoreUrls';

export const redirectTypeLabels: Record<RedirectType, string> = {
  customUrl: 'Custom URL',
  appStoreUrls: 'App Store URLs',
};

/** Editable settings. URLs are stored as typed, trimmed. */
export type SiteSettingsValues = {
  redirectType: RedirectType;
  customUrl: string;
  playStoreUrl: string;
  appStoreUrl: string;
};

/** Settings of the whole site. The dates are read-only. */
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

/** A changed setting, with its displayed values. */
export type SettingsChange = { setting: keyof SiteSettingsValues; before: string; after: string };

/** One save, at a local time `HH:MM`. */
export type SettingsSave = { id: string; time: string; changes: readonly SettingsChange[] };

/** Differences in the order of the settings. */
export function changesBetween(before: SiteSettingsValues, after: SiteSettingsValues): SettingsChange[] {
  return keysOf(siteSettingsLabels)
    .map((setting) => ({ setting, before: displayValue(before, setting), after: displayValue(after, setting) }))
    .filter((change) => change.before !== change.after);
}

function displayValue(values: SiteSettingsValues, setting: keyof SiteSettingsValues): string {
  return setting === 'redirectType' ? redirectTypeLabels[values.redirectType] : values[setting];
}
