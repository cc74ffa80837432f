import { expect, it } from 'vitest';

import { initialSettings, findCurrentSettings } from './currentSettings';
import { createPlanContext } from './planContext';
import { agencyDraft } from './plans/drafts.sample';
import { planAddAgency } from './plans/peoplePlans';
import { planSaveSettings } from './plans/settingsPlan';
import { applyChanges, emptyWorkspace } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

const startTime = Date.UTC(2026, 5, 15);
const hourMs = 3_600_000;
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
  let state = saveSettings(emptyWorkspace, 'first', startTime + hourMs);
  state = addAgency(state, 'First', startTime + hourMs);
  state = saveSettings(state, 'second', startTime);
  state = addAgency(state, 'Second', startTime);
  expect(findCurrentSettings(state)?.values.customUrl).toBe('second');
  expect([...state.agencies.values()].map(({ name }) => name)).toEqual(['First', 'Second']);
  expect([...state.activities.values()].map(({ name }) => name)).toEqual(['First', 'Second']);
});

it('keeps the order of saves without a history, and of a history without saves', () => {
  const saved = saveSettings(saveSettings(emptyWorkspace, 'first', startTime + hourMs), 'second', startTime);
  expect(findCurrentSettings(saved)?.values.customUrl).toBe('second');
  const { activities } = addAgency(addAgency(emptyWorkspace, 'First', startTime + hourMs), 'Second', startTime);
  expect([...activities.values()].map(({ name }) => name)).toEqual(['First', 'Second']);
});

it('uses the current time for ids when the clock is ahead of the history', () => {
  const state = addAgency(addAgency(emptyWorkspace, 'First', startTime), 'Second', startTime + hourMs);
  const [id] = [...state.activities.keys()].slice(-1);
  const currentId = makeContext(emptyWorkspace, startTime + hourMs).createId();
  expect(id?.slice(0, 13)).toBe(currentId.slice(0, 13));
});
