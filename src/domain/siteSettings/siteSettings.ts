import type { Day } from '../time/days';
import { listKeys } from '../selectOptions';

/** Kind of URL that a scan opens if neither the tag nor its utility has a redirect URL. */
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

/** Returns the values without spaces around the URLs. */
export function trimUrls(values: SiteSettingsValues): SiteSettingsValues {
  const { redirectType, customUrl, playStoreUrl, appStoreUrl } = values;
  return {
    redirectType,
    customUrl: customUrl.trim(),
    playStoreUrl: playStoreUrl.trim(),
    appStoreUrl: appStoreUrl.trim(),
  };
}

/** A changed setting, with its displayed values before and after the change. */
export type SettingsChange = { setting: keyof SiteSettingsValues; before: string; after: string };

/** An entry of the settings history: the settings that changed in one save. */
export type SettingsSave = {
  id: string;
  /** Local time of the save as displayed: '09:12', 'Today, 09:12' or a date. */
  time: string;
  changes: readonly SettingsChange[];
};

/** Returns the settings whose displayed values differ, in the order of `siteSettingsLabels`. */
export function listSettingsChanges(before: SiteSettingsValues, after: SiteSettingsValues): SettingsChange[] {
  return listKeys(siteSettingsLabels)
    .map((setting) => ({
      setting,
      before: formatDisplayValue(before, setting),
      after: formatDisplayValue(after, setting),
    }))
    .filter((change) => change.before !== change.after);
}

function formatDisplayValue(values: SiteSettingsValues, setting: keyof SiteSettingsValues): string {
  return setting === 'redirectType' ? redirectTypeLabels[values.redirectType] : values[setting];
}
