import { expect, it } from 'vitest';

import { createMemoryStorage } from './createMemoryStorage.sample';
import { createPortalAgencyStore } from './portalAgencyStore';

it('does not bring back choices that were deleted by logging out in another tab', () => {
  const storage = createMemoryStorage();
  const store = createPortalAgencyStore(storage);
  store.getState().choose('mira@example.com', 'agency-1');
  createPortalAgencyStore(storage).getState().clear();
  store.getState().choose('sam@example.com', 'agency-2');
  const expectedIds = { 'sam@example.com': 'agency-2' };
  expect(store.getState().agencyIds).toEqual(expectedIds);
  expect(createPortalAgencyStore(storage).getState().agencyIds).toEqual(expectedIds);
});
