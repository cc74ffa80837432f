import { activityTime } from '../../activity/activity';
import type { SettingsSave, SiteSettings } from '../../siteSettings/siteSettings';
import { dayOf } from '../../time/days';
import { findCurrentSettings, unsavedSettings } from '../currentSettings';
import type { WorkspaceState } from '../workspaceState';
import { newestFirst } from './viewCache';

/** Returns the current site settings. Before the first save, both dates are the day of `now`. */
export function currentSiteSettings(state: WorkspaceState, now: Date): SiteSettings {
  const [first] = state.settingsSaves.values();
  const current = findCurrentSettings(state);
  const localDay = (save: { at: string } | undefined) => dayOf(save ? new Date(save.at) : now);
  return { ...(current?.values ?? unsavedSettings), createdAt: localDay(first), updatedAt: localDay(current) };
}

/** Returns the history of the site settings, newest first, with times relative to `now`. */
export function listSettingsSaves({ settingsSaves }: WorkspaceState, now: Date): SettingsSave[] {
  return newestFirst(settingsSaves).map(({ id, at, changes }) => ({
    id,
    time: activityTime(new Date(at), now),
    changes,
  }));
}
