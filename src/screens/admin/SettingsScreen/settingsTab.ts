import { keysOf } from '~/domain/selectOptions';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsTab = keyof typeof copy.tabs;

export const settingsTabs = keysOf(copy.tabs);

export const defaultSettingsTab: SettingsTab = 'redirect';

export const tabOfField: Readonly<Record<keyof SiteSettingsValues, SettingsTab>> = {
  redirectType: 'redirect',
  customUrl: 'customUrl',
  playStoreUrl: 'appStore',
  appStoreUrl: 'appStore',
};

export const tabId = (tab: SettingsTab) => `settings-tab-${tab}`;
export const panelId = (tab: SettingsTab) => `settings-panel-${tab}`;
