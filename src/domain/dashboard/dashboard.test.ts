import { expect, it } from 'vitest';

import { countTags } from './dashboard';
import { sampleAgencyOverview } from './dashboard.sample';

it('counts every tag once', () => {
  expect(countTags(sampleAgencyOverview.tags)).toBe(120);
  expect(countTags({ agencyPurchased: 0, partnerPurchased: 0, unassigned: 0 })).toBe(0);
});
