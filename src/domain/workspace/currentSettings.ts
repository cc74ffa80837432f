import type { SiteSettingsValues } from '../siteSettings/siteSettings';
import type { WorkspaceRecord } from './records';
import type { WorkspaceState } from './workspaceState';

/** Values of the site settings before the first save. */
export const initialSettings: SiteSettingsValues = {
  redirectType: 'customUrl',
  customUrl: '',
  playStoreUrl: '',
  appStoreUrl: '',
};

/** Returns the latest save of the site settings, which contains the current values; undefined before the first save. */
export function findCurrentSettings({ settingsSaves }: WorkspaceState): WorkspaceRecord<'settingsSaves'> | undefined {
  return [...settingsSaves.values()].at(-1);
}
