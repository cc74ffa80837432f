import { expect, it } from 'vitest';

import { makeAgencyRecord } from '~/domain/workspace/records.sample';

import { parseTables } from './storedRows';

it('lets other tasks run while it validates many rows', async () => {
  const tasks: string[] = [];
  setTimeout(() => tasks.push('input'));
  const rows = Array.from({ length: 5000 }, (_, index) => makeAgencyRecord({ id: `agency-${index}` }));
  const { state } = await parseTables([{ table: 'agencies', rows }]);
  expect([state.agencies.size, tasks]).toEqual([5000, ['input']]);
});
