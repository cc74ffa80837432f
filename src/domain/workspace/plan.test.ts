import { expect, it } from 'vitest';

import { completePlanInSteps } from './plan';
import { makeAgencyRecord } from './records.sample';
import { emptyWorkspace, put } from './workspaceState';

it('checks many changes in steps of 250', () => {
  const agencies = Array.from({ length: 1000 }, (_, index) => put('agencies', makeAgencyRecord({ id: `${index}` })));
  const progress = { done: 3, total: 3 };
  const steps = [...completePlanInSteps(emptyWorkspace, agencies, progress)];
  // One step for each 250 records, and one before the checks across records.
  expect(steps).toEqual(Array(5).fill(progress));
});
