import { formatActivityTime } from '../../activity/activity';
import type { SettingsSave, SiteSettings } from '../../siteSettings/siteSettings';
import { dateToDay } from '../../time/days';
import { findCurrentSettings, initialSettings } from '../currentSettings';
import type { WorkspaceState } from '../workspaceState';
import { listNewestFirst } from './viewCache';

/** Returns the current site settings. Before the first save, both dates are the local day of `now`. */
export function getCurrentSiteSettings(state: WorkspaceState, now: Date): SiteSettings {
  const [firstSave] = state.settingsSaves.values();
  const currentSave = findCurrentSettings(state);
  const getSaveDay = (save: { at: string } | undefined) => dateToDay(save ? new Date(save.at) : now);
  return {
    ...(currentSave?.values ?? initialSettings),
    createdAt: getSaveDay(firstSave),
    updatedAt: getSaveDay(currentSave),
  };
}

/** Returns the history of the site settings, newest first, with times relative to `now`. */
export function listSettingsSaves({ settingsSaves }: WorkspaceState, now: Date): SettingsSave[] {
  return listNewestFirst(settingsSaves).map(({ id, at, changes }) => ({
    id,
    time: formatActivityTime(new Date(at), now),
    changes,
  }));
}
