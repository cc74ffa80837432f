import { expect, it } from 'vitest';

import { initialSettings, findCurrentSettings } from './currentSettings';
import { createPlanContext } from './planContext';
import { agencyDraft } from './plans/drafts.sample';
import { planAddAgency } from './plans/peoplePlans';
import { planSaveSettings } from './plans/settingsPlan';
import { applyChanges, emptyWorkspace } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

const clock = Date.UTC(2026, 5, 15);
const hour = 3_600_000;
const makeContext = (state: WorkspaceState, time: number) =>
  createPlanContext(
    state,
    () => time,
    (count) => new Uint8Array(count),
  );

function saveSettings(state: WorkspaceState, customUrl: string, time: number): WorkspaceState {
  const readId = findCurrentSettings(state)?.id;
  const result = planSaveSettings(state, readId, { ...initialSettings, customUrl }, makeContext(state, time));
  return applyChanges(state, result.ok ? result.changes : []);
}

function addAgency(state: WorkspaceState, agencyName: string, time: number): WorkspaceState {
  const draft = { ...agencyDraft, agencyName, email: `${agencyName}@example.com` };
  const result = planAddAgency(state, draft, makeContext(state, time));
  return applyChanges(state, result.ok ? result.changes : []);
}

it('keeps the order of saves and history when the clock is set back', () => {
  let state = saveSettings(emptyWorkspace, 'first', clock + hour);
  state = addAgency(state, 'First', clock + hour);
  state = saveSettings(state, 'second', clock);
  state = addAgency(state, 'Second', clock);
  expect(findCurrentSettings(state)?.values.customUrl).toBe('second');
  expect([...state.agencies.values()].map(({ name }) => name)).toEqual(['First', 'Second']);
  expect([...state.activities.values()].map(({ name }) => name)).toEqual(['First', 'Second']);
});

it('uses the current time for ids when the clock is ahead of the history', () => {
  const state = addAgency(addAgency(emptyWorkspace, 'First', clock), 'Second', clock + hour);
  const [id] = [...state.activities.keys()].slice(-1);
  const now = makeContext(emptyWorkspace, clock + hour).createId();
  expect(id?.slice(0, 13)).toBe(now.slice(0, 13));
});
