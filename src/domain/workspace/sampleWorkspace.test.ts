import { describe, expect, it } from 'vitest';

import { findInconsistencies } from './inconsistencies';
import { formatPersonName } from './personFields';
import { sampleWorkspace } from './sampleWorkspace.sample';

const now = new Date(2026, 5, 15, 9, 30);
const state = sampleWorkspace(now);

describe('the sample workspace', () => {
  it('is consistent', () => {
    expect(findInconsistencies(state)).toEqual([]);
  });

  it('has the sample data of both areas', () => {
    const counts = Object.fromEntries(Object.entries(state).map(([table, records]) => [table, records.size]));
    expect(counts).toMatchObject({ agencies: 2, partners: 25, customers: 128, packages: 6, purchases: 5, tags: 200 });
  });

  it('names the partners that have assigned tags', () => {
    for (const { assignment, partnerId } of state.tags.values()) {
      const { type, id, name } = assignment?.assigner ?? { type: 'agency' };
      if (type === 'agency') continue;
      const partner = state.partners.get(id ?? '');
      expect([partnerId, partner && formatPersonName(partner)]).toEqual([id, name]);
    }
  });

  it('begins with the newest records of the sample lists', () => {
    expect([...state.customers.values()].at(-1)).toMatchObject({ firstName: 'Mira', dateAdded: '2026-06-14' });
    expect([...state.partners.values()].at(-1)).toMatchObject({ firstName: 'Mira', dateAdded: '2026-06-15' });
  });

  it('has a history without events in the future', () => {
    const times = Array.from(state.activities.values(), ({ at }) => at);
    expect(times.every((at) => at <= now.toISOString())).toBe(true);
    expect(times).toEqual([...times].sort());
  });

  it('has ids that sort before the ids of new records', () => {
    const newestId = [...state.tags.keys()].at(-1) ?? '';
    expect(newestId < '019760f4-b5c0-7000-8000-000000000000').toBe(true);
  });
});
