import type { Day } from '../time/days';
import { keysOf } from '../options';

/** Where the scan of a tag without settings of its own leads. */
export type RedirectType = 'customUrl' | 'appStoreUrls';

export const redirectTypeLabels: Record<RedirectType, string> = {
  customUrl: 'Custom URL',
  appStoreUrls: 'App Store URLs',
};

/** What can be set; the addresses are as they were typed, without spaces around them. */
export type SiteSettingsValues = {
  redirectType: RedirectType;
  customUrl: string;
  playStoreUrl: string;
  appStoreUrl: string;
};

/** The settings of the whole site. When they were made and last saved is to be read only. */
export type SiteSettings = SiteSettingsValues & { createdAt: Day; updatedAt: Day };

/** What each setting is called, wherever it is spoken of. */
export const siteSettingsLabels: Record<keyof SiteSettingsValues, string> = {
  redirectType: 'Redirect type',
  customUrl: 'Custom URL',
  playStoreUrl: 'Play Store URL',
  appStoreUrl: 'App Store URL',
};

/** What was typed, as it is kept. */
export function withoutSpacesAround(values: SiteSettingsValues): SiteSettingsValues {
  const { redirectType, customUrl, playStoreUrl, appStoreUrl } = values;
  return {
    redirectType,
    customUrl: customUrl.trim(),
    playStoreUrl: playStoreUrl.trim(),
    appStoreUrl: appStoreUrl.trim(),
  };
}

/** A setting that two versions differ in, with its values as they are shown. */
export type SettingsChange = { setting: keyof SiteSettingsValues; before: string; after: string };

/** One save: when it was, as `HH:MM` where the reader is, and what it changed. */
export type SettingsSave = { id: string; time: string; changes: readonly SettingsChange[] };

/** What is different in `after`, in the order of the settings. */
export function changesBetween(before: SiteSettingsValues, after: SiteSettingsValues): SettingsChange[] {
  return keysOf(siteSettingsLabels)
    .map((setting) => ({ setting, before: shown(before, setting), after: shown(after, setting) }))
    .filter((change) => change.before !== change.after);
}

function shown(values: SiteSettingsValues, setting: keyof SiteSettingsValues): string {
  return setting === 'redirectType' ? redirectTypeLabels[values.redirectType] : values[setting];
}
