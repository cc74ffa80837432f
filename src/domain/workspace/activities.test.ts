import { expect, it } from 'vitest';

import { putRecordActivity } from './activities';
import { makePlanContext } from './planContext.sample';
import { makeTagRecord } from './records.sample';

const agencyTag = makeTagRecord();
const otherAgencyTag = makeTagRecord({ owner: { type: 'agency', id: 'agency-2' } });
const individualTag = makeTagRecord({ owner: { type: 'individual', id: 'customer-1' } });

it.each([
  ['one agency', 'agency-1', [agencyTag, agencyTag]],
  ['an individual', undefined, [individualTag]],
  ['two agencies', undefined, [agencyTag, otherAgencyTag]],
  ['an agency and an individual', undefined, [agencyTag, individualTag]],
])('an activity about tags of %s has the agency %s', (_, agencyId, tags) => {
  expect(putRecordActivity(makePlanContext(), 'printed', 'tags', tags).put.agencyId).toBe(agencyId);
});
