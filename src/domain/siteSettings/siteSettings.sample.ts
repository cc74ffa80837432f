import { daysBefore } from '../shared/days';
import type { Day } from '../shared/days';
import type { SiteSettings } from './siteSettings';

/** The sample settings, as of `today`. */
export function sampleSiteSettings(today: Day): SiteSettings {
  return {
    redirectType: 'customUrl',
    customUrl: 'https://www.example.com/welcome',
    playStoreUrl: 'https://play.example.com/app',
    appStoreUrl: 'https://apps.example.com/app',
    createdAt: daysBefore(today, 120),
    updatedAt: daysBefore(today, 6),
  };
}
