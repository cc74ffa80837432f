import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { mergePresets, readPresetFile, writePresetFile } from './presetFile';
import {
  applyPreset,
  checkPresetName,
  createPreset,
  isPresetApplied,
  makeUniquePresetName,
  maxPresets,
  readPresets,
} from './printPreset';
import { sortByName } from '../../text/uniqueNames';

const rollSettings = { ...defaultPrintSettings, quantity: 12, start: 4, dpi: 300 as const, gap: { x: 2, y: 3 } };
const rollPreset = createPreset(' Roll ', rollSettings);
const collarPreset = createPreset('Collar', { ...defaultPrintSettings, design: { width: 34, height: 40 } });

describe('a preset', () => {
  it('keeps all settings except the quantity and the start', () => {
    const currentSettings = { ...defaultPrintSettings, quantity: 240, start: 9 };
    expect(applyPreset(currentSettings, rollPreset)).toEqual({
      ...rollSettings,
      quantity: 240,
      start: 1,
      preset: { kind: 'own', name: 'Roll' },
    });
  });

  it('is applied until one of its settings changes', () => {
    const settings = applyPreset(defaultPrintSettings, rollPreset);
    expect(isPresetApplied({ ...settings, quantity: 3, start: 2 }, rollPreset)).toBe(true);
    expect(isPresetApplied({ ...settings, dpi: 600 }, rollPreset)).toBe(false);
  });

  it('has a name that is short and not taken', () => {
    const findNameError = (name: string) => checkPresetName(name, [rollPreset, collarPreset]);
    expect(['', '  ', 'x'.repeat(61), 'roll ', 'Rolls'].map(findNameError)).toEqual([
      'empty',
      'empty',
      'too-long',
      'taken',
      undefined,
    ]);
    expect(checkPresetName('ROLL', [rollPreset, collarPreset], rollPreset)).toBeUndefined();
  });
});

describe('stored presets', () => {
  it('are read without the damaged ones', () => {
    const { qr: _, ...incompleteSettings } = rollPreset.settings;
    const stored = [
      null,
      7,
      rollPreset,
      { name: '', settings: rollPreset.settings },
      { name: 'A', settings: incompleteSettings },
      collarPreset,
    ];
    expect(readPresets(stored)).toEqual({ list: [rollPreset, collarPreset], skipped: [null, 7, stored[3], stored[4]] });
  });

  it('of older versions get defaults for new fields', () => {
    const { shape: _, ...olderSettings } = rollPreset.settings;
    expect(readPresets([{ name: 'Roll', settings: olderSettings }]).list).toEqual([rollPreset]);
  });

  it('with the same name get different ones', () => {
    const { list } = readPresets([rollPreset, { ...collarPreset, name: 'ROLL' }]);
    expect(list.map(({ name }) => name)).toEqual(['Roll', 'ROLL (2)']);
  });

  it('are limited to the maximum number of presets', () => {
    const manyPresets = Array.from({ length: maxPresets + 5 }, (_, index) => ({
      ...rollPreset,
      name: `Roll ${index}`,
    }));
    expect(readPresets(manyPresets)).toMatchObject({ list: { length: maxPresets }, skipped: { length: 5 } });
    expect(mergePresets(manyPresets.slice(0, maxPresets), [collarPreset])).toMatchObject({
      addedCount: 0,
      leftOutCount: 1,
    });
    expect(JSON.stringify(readPresets(manyPresets).list).length).toBeLessThan(300_000);
  });

  it('are sorted by name and number', () => {
    const names = ['roll 10', 'Roll 9', 'Collar'];
    expect(sortByName(names.map((name) => ({ ...rollPreset, name }))).map(({ name }) => name)).toEqual([
      'Collar',
      'Roll 9',
      'roll 10',
    ]);
  });
});

it('makes unique names that are not too long', () => {
  const anyName = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(anyName, fc.integer({ min: 1, max: 20 }), (text, count) => {
      let presets = [{ ...rollPreset, name: text }];
      for (let addedCount = 0; addedCount < count; addedCount += 1)
        presets = [...presets, { ...rollPreset, name: makeUniquePresetName(text, presets) }];
      for (const preset of presets) expect(checkPresetName(preset.name, presets, preset)).toBeUndefined();
    }),
  );
});

describe('a file with presets', () => {
  it('is read as it was written', () => {
    expect(readPresetFile(writePresetFile([rollPreset, collarPreset]))).toEqual({
      ok: true,
      presets: [rollPreset, collarPreset],
      skippedCount: 0,
    });
  });

  it.each([
    ['', 'not-presets'],
    ['{', 'not-presets'],
    ['[]', 'not-presets'],
    ['{"format":"workspace-backup","version":1}', 'not-presets'],
    ['{"format":"print-presets","version":2,"presets":[]}', 'newer'],
    ['{"format":"print-presets","version":1}', 'damaged'],
    ['{"format":"print-presets","version":"2","presets":[]}', 'damaged'],
    ['{"format":"print-presets","version":1,"presets":[]}', 'empty'],
    ['{"format":"print-presets","version":1,"presets":[{"name":"A"}]}', 'damaged'],
  ])('with the content %j is rejected as %s', (text, error) => {
    expect(readPresetFile(text)).toEqual({ ok: false, error });
  });

  it('is imported without changing existing presets', () => {
    const otherRoll = { ...collarPreset, name: 'roll' };
    expect(mergePresets([rollPreset, collarPreset], [collarPreset, otherRoll, { ...rollPreset, name: 'New' }])).toEqual(
      {
        presets: [rollPreset, collarPreset, { ...otherRoll, name: 'roll (2)' }, { ...rollPreset, name: 'New' }],
        addedCount: 2,
        newNames: ['roll (2)'],
        unchangedCount: 1,
        leftOutCount: 0,
      },
    );
  });
});
