import { afterEach, describe, expect, it, vi } from 'vitest';

import { createSampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';

import { createSampleSettings } from './createSampleSettings';

describe('createSampleSettings', () => {
  afterEach(() => void vi.useRealTimers());

  it('sets updatedAt to the day on which the settings are saved', async () => {
    vi.useFakeTimers({ now: new Date(2026, 5, 15, 9) });
    const settings = createSampleSettings(createSampleSiteSettings('2026-06-15'));
    const { createdAt, updatedAt, ...values } = settings.getSnapshot().settings;
    expect(updatedAt).not.toBe('2026-06-15');
    await settings.save({ ...values, customUrl: 'https://www.example.com/new' }, undefined);
    expect(settings.getSnapshot().settings).toMatchObject({ createdAt, updatedAt: '2026-06-15' });
  });
});
