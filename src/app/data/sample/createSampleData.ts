import { sampleActivities } from '~/domain/activity/activity.sample';
import { sampleAgencyOverview } from '~/domain/dashboard/dashboard.sample';

import type { AppData } from '../appData';
import { createSampleCollection } from './createSampleCollection';

/** The built-in samples, as of `now`. */
export function createSampleData(now: Date): AppData {
  return {
    agency: {
      name: 'Sample Tags Agency',
      userName: 'Sample Agent',
      overview: sampleAgencyOverview,
      activities: createSampleCollection(sampleActivities(now)),
    },
  };
}
