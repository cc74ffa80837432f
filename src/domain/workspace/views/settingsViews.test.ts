import { describe, expect, it } from 'vitest';

import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { getCurrentSiteSettings, listSettingsSaves } from './settingsViews';

describe('site settings', () => {
  const now = new Date(2026, 5, 15, 9, 30);
  const values = {
    redirectType: 'customUrl',
    customUrl: 'https://a.example',
    playStoreUrl: '',
    appStoreUrl: '',
  } as const;
  const change = { setting: 'customUrl', before: '', after: 'https://a.example' } as const;
  const stateWithSaves = applyChanges(emptyWorkspace, [
    put('settingsSaves', { id: 's1', revision: 0, at: new Date(2026, 5, 10, 8).toISOString(), values, changes: [] }),
    put('settingsSaves', { id: 's2', revision: 0, at: now.toISOString(), values, changes: [change] }),
  ]);

  it('are empty before the first save', () => {
    expect(getCurrentSiteSettings(emptyWorkspace, now)).toEqual({
      redirectType: 'customUrl',
      customUrl: '',
      playStoreUrl: '',
      appStoreUrl: '',
      createdAt: '2026-06-15',
      updatedAt: '2026-06-15',
    });
  });

  it('have the dates of the first and the latest save', () => {
    expect(getCurrentSiteSettings(stateWithSaves, now)).toEqual({
      ...values,
      createdAt: '2026-06-10',
      updatedAt: '2026-06-15',
    });
  });

  it('have a history, newest first', () => {
    expect(listSettingsSaves(stateWithSaves, now)).toEqual([
      { id: 's2', time: 'Today, 09:30', changes: [change] },
      { id: 's1', time: '10-06-2026', changes: [] },
    ]);
  });
});
