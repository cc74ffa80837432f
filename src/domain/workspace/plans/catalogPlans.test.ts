import { describe, expect, it } from 'vitest';

import type { PlanResult } from '../plan';
import { makePlanContext } from '../planContext.sample';
import { makePackageRecord, makeUtilityRecord } from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { planAddPackage, planAddUtility, planEditPackage, planEditUtility } from './catalogPlans';
import { packageDraft, utilityDraft } from './drafts.sample';
import { planSaveSettings } from './settingsPlan';

const context = makePlanContext();
const state = applyChanges(emptyWorkspace, [
  put('packages', makePackageRecord()),
  put('utilities', makeUtilityRecord()),
]);
const applyPlan = (result: PlanResult, before = state) => applyChanges(before, result.ok ? result.changes : []);
const getNewest = <Item>(records: ReadonlyMap<string, Item>) => [...records.values()].at(-1);

describe('packages', () => {
  it('get the current time for dates that are not typed', () => {
    const draft = { ...packageDraft, updatedAt: '2026-06-01T08:00' };
    expect(getNewest(applyPlan(planAddPackage(state, draft, 'Admin owner', context)).packages)).toMatchObject({
      createdAt: '2026-06-15T09:30',
      updatedAt: '2026-06-01T08:00',
      createdBy: 'Admin owner',
    });
  });

  it.each([
    [{ totalHexacodes: 1.5 }, 'totalHexacodes'],
    [{ totalHexacodes: -1 }, 'totalHexacodes'],
    [{ totalHexacodes: 100_001 }, 'totalHexacodes'],
    [{ price: -0.01 }, 'price'],
  ])('are refused with %j', (overrides, field) => {
    expect(planAddPackage(state, { ...packageDraft, ...overrides }, 'Admin owner', context)).toEqual({
      ok: false,
      reason: { kind: 'invalid', table: 'packages', field },
    });
  });

  it.each([
    ['2026-06-11T09:00', '2026-06-15T09:30'],
    ['', '2026-06-15T09:30'],
    ['2026-06-12T10:00', '2026-06-12T10:00'],
  ])('with the update date %j are updated at %s', (typed, updatedAt) => {
    const draft = { ...packageDraft, updatedAt: typed };
    expect(
      getNewest(applyPlan(planEditPackage(state, { id: 'package-1', revision: 0 }, draft, context)).packages),
    ).toEqual(makePackageRecord({ revision: 1, updatedAt }));
  });
});

it('adds and edits utilities', () => {
  const addedUtility = getNewest(applyPlan(planAddUtility(state, utilityDraft, context)).utilities);
  expect(addedUtility).toMatchObject({ ...utilityDraft, revision: 0 });
  const editResult = planEditUtility(
    state,
    { id: 'utility-1', revision: 0 },
    { ...utilityDraft, isTag: false },
    context,
  );
  expect(getNewest(applyPlan(editResult).utilities)).toMatchObject({ isTag: false, revision: 1 });
});

describe('site settings', () => {
  const values = {
    redirectType: 'appStoreUrls',
    customUrl: ' https://a.example ',
    playStoreUrl: '',
    appStoreUrl: '',
  } as const;
  const savedState = applyPlan(planSaveSettings(state, undefined, values, context));

  it('are saved with a list of the changes', () => {
    expect([...savedState.settingsSaves.values()]).toMatchObject([
      {
        values: { ...values, customUrl: 'https://a.example' },
        changes: [
          { setting: 'redirectType', before: 'Custom URL', after: 'App Store URLs' },
          { setting: 'customUrl', before: '', after: 'https://a.example' },
        ],
      },
    ]);
  });

  it('are refused if they were saved since they were read', () => {
    const id = getNewest(savedState.settingsSaves)?.id ?? '';
    expect(planSaveSettings(savedState, undefined, values, context)).toEqual({
      ok: false,
      reason: { kind: 'changed-elsewhere', table: 'settingsSaves', id },
    });
    expect(planSaveSettings(savedState, id, values, context).ok).toBe(true);
  });

  it('are refused if the save that was read no longer exists', () => {
    expect(planSaveSettings(state, 'save-1', values, context)).toEqual({
      ok: false,
      reason: { kind: 'changed-elsewhere', table: 'settingsSaves', id: '' },
    });
  });
});
