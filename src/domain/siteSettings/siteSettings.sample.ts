import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import type { SettingsSave, SiteSettings } from './siteSettings';

/** Returns sample settings, created and updated before `today`. */
export function createSampleSiteSettings(today: Day): SiteSettings {
  return {
    redirectType: 'customUrl',
    customUrl: 'https://www.example.com/welcome',
    playStoreUrl: 'https://play.example.com/app',
    appStoreUrl: 'https://apps.example.com/app',
    createdAt: subtractDays(today, 120),
    updatedAt: subtractDays(today, 6),
  };
}

/** Returns a sample settings history of two saves, latest first. */
export function createSampleSettingsSaves(): SettingsSave[] {
  return [
    { id: 'save-2', time: '09:12', changes: [] },
    {
      id: 'save-1',
      time: '09:04',
      changes: [
        { setting: 'redirectType', before: 'Custom URL', after: 'App Store URLs' },
        { setting: 'playStoreUrl', before: '', after: 'https://play.example.com/app' },
      ],
    },
  ];
}
