import { expect, it } from 'vitest';

import { formatRecordCounts } from './recordNames';

it('lists record counts without zeros', () => {
  expect(formatRecordCounts({ tags: 1200, agencies: 1, partners: 0 })).toBe('1 agency, 1,200 AiroTags');
});
