import { listKeys } from '~/domain/selectOptions';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsTab = keyof typeof copy.tabs;

export const settingsTabs = listKeys(copy.tabs);

export const defaultSettingsTab: SettingsTab = 'redirect';

export const tabByField: Readonly<Record<keyof SiteSettingsValues, SettingsTab>> = {
  redirectType: 'redirect',
  customUrl: 'customUrl',
  playStoreUrl: 'appStore',
  appStoreUrl: 'appStore',
};

export const getTabId = (tab: SettingsTab) => `settings-tab-${tab}`;
export const getPanelId = (tab: SettingsTab) => `settings-panel-${tab}`;
