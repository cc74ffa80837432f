import { describe, expect, it } from 'vitest';

import { findInconsistencies } from './inconsistencies';
import { formatPersonName } from '../text/formatPersonName';
import { createSampleWorkspace } from './sampleWorkspace.sample';

const now = new Date(2026, 5, 15, 9, 30);
const state = createSampleWorkspace(now);

describe('the sample workspace', () => {
  it('is consistent', () => {
    expect(findInconsistencies(state)).toEqual([]);
  });

  it('has the sample data of both areas', () => {
    const counts = Object.fromEntries(Object.entries(state).map(([table, records]) => [table, records.size]));
    expect(counts).toMatchObject({ agencies: 2, partners: 25, customers: 27, packages: 5, purchases: 5, tags: 150 });
  });

  it('names the partners that have assigned tags', () => {
    for (const { assignment, partnerId } of state.tags.values()) {
      const { type, id, name } = assignment?.assigner ?? { type: 'agency' };
      if (type === 'agency') continue;
      const partner = state.partners.get(id ?? '');
      expect([partnerId, partner && formatPersonName(partner)]).toEqual([id, name]);
    }
  });

  it('has agencies and partners that earned the same amount for each tag that they assigned', () => {
    const assigners = Array.from(state.tags.values(), ({ assignment }) => assignment?.assigner.id);
    for (const { id, totalEarnings } of [...state.agencies.values(), ...state.partners.values()])
      expect([id, totalEarnings]).toEqual([id, 27.5 * assigners.filter((assigner) => assigner === id).length]);
  });

  it('ends with the newest records of the sample lists', () => {
    expect([...state.customers.values()].at(-1)).toMatchObject({ firstName: 'Vera', dateAdded: '2026-06-14' });
    expect([...state.partners.values()].at(-1)).toMatchObject({ firstName: 'Dina', dateAdded: '2026-06-15' });
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
