import { describe, expect, it } from 'vitest';

import type { SiteSettingsValues } from '../../siteSettings/siteSettings';
import { initialSettings } from '../currentSettings';
import { makeTagRecord, makeUtilityRecord } from '../records.sample';
import { describeScannedTag } from './scannedTagView';

const isHttpUrl = (text: string) => /^\s*https?:/.test(text);

const settings: SiteSettingsValues = { ...initialSettings, customUrl: 'https://site.example.com' };
const storeSettings: SiteSettingsValues = {
  ...settings,
  redirectType: 'appStoreUrls',
  playStoreUrl: 'https://play.example.com',
  appStoreUrl: 'https://apps.example.com',
};
const makeTag = (defaultRedirectUrl: string) => makeTagRecord({ defaultRedirectUrl });
const makeUtility = (defaultRedirectUrl: string) => makeUtilityRecord({ defaultRedirectUrl });

describe('describeScannedTag', () => {
  it.each([
    [
      'the URL of the tag',
      makeTag(' https://tag.example.com '),
      makeUtility('https://utility.example.com'),
      settings,
      ['https://tag.example.com'],
    ],
    [
      'the URL of its utility',
      makeTag(''),
      makeUtility('https://utility.example.com'),
      settings,
      ['https://utility.example.com'],
    ],
    ['the custom URL of the settings', makeTag(''), makeUtility(''), settings, ['https://site.example.com']],
    [
      'both app stores of the settings',
      makeTag(''),
      undefined,
      storeSettings,
      ['https://play.example.com', 'https://apps.example.com'],
    ],
    [
      'one URL if the stores have the same',
      makeTag(''),
      undefined,
      { ...storeSettings, appStoreUrl: 'https://play.example.com ' },
      ['https://play.example.com'],
    ],
    [
      'the next URL if one is not http(s)',
      makeTag('javascript:alert(1)'),
      makeUtility('chat'),
      settings,
      ['https://site.example.com'],
    ],
    ['no URL if there is none', makeTag('mailto:owner@example.com'), undefined, undefined, []],
  ])('leads to %s', (_, tag, utility, siteSettings, expected) => {
    expect(describeScannedTag({ tag, utility, settings: siteSettings }, isHttpUrl).redirectUrls).toEqual(expected);
  });

  it('lists the enabled features of the utility in display order, and nothing about the owner', () => {
    const utility = makeUtilityRecord({
      features: [
        { feature: 'sms', isEnabled: true, displayOrder: 2 },
        { feature: 'email', isEnabled: false, displayOrder: 1 },
        { feature: 'whatsapp', isEnabled: true, displayOrder: 0 },
      ],
    });
    const tag = makeTagRecord({ activatedAt: '2026-06-12' });
    expect(describeScannedTag({ tag, utility, settings: undefined }, isHttpUrl)).toEqual({
      hexacode: '7F3A9C21',
      isActivated: true,
      utility: {
        name: 'Message the owner',
        description: 'Opens a chat with the owner of the tag.',
        features: ['WhatsApp', 'SMS'],
      },
      redirectUrls: ['https://chat.example.com/owner'],
    });
  });

  it('has no utility and is not activated if the tag is new', () => {
    const scanned = describeScannedTag({ tag: makeTagRecord(), utility: undefined, settings: undefined }, isHttpUrl);
    expect(scanned).toMatchObject({ isActivated: false, utility: undefined });
  });
});
