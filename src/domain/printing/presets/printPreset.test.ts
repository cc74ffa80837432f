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
const roll = createPreset(' Roll ', rollSettings);
const collar = createPreset('Collar', { ...defaultPrintSettings, design: { width: 34, height: 40 } });

describe('a preset', () => {
  it('keeps all settings except the quantity and the start', () => {
    const current = { ...defaultPrintSettings, quantity: 240, start: 9 };
    expect(applyPreset(current, roll)).toEqual({
      ...rollSettings,
      quantity: 240,
      start: 1,
      preset: { kind: 'own', name: 'Roll' },
    });
  });

  it('is applied until one of its settings changes', () => {
    const settings = applyPreset(defaultPrintSettings, roll);
    expect(isPresetApplied({ ...settings, quantity: 3, start: 2 }, roll)).toBe(true);
    expect(isPresetApplied({ ...settings, dpi: 600 }, roll)).toBe(false);
  });

  it('has a name that is short and not taken', () => {
    const errorOf = (name: string) => checkPresetName(name, [roll, collar]);
    expect(['', '  ', 'x'.repeat(61), 'roll ', 'Rolls'].map(errorOf)).toEqual([
      'empty',
      'empty',
      'too-long',
      'taken',
      undefined,
    ]);
    expect(checkPresetName('ROLL', [roll, collar], roll)).toBeUndefined();
  });
});

describe('stored presets', () => {
  it('are read without the damaged ones', () => {
    const { qr: _, ...incomplete } = roll.settings;
    const stored = [null, 7, roll, { name: '', settings: roll.settings }, { name: 'A', settings: incomplete }, collar];
    expect(readPresets(stored)).toEqual({ list: [roll, collar], skipped: [null, 7, stored[3], stored[4]] });
  });

  it('of older versions get defaults for new fields', () => {
    const { shape: _, ...older } = roll.settings;
    expect(readPresets([{ name: 'Roll', settings: older }]).list).toEqual([roll]);
  });

  it('with the same name get different ones', () => {
    const { list } = readPresets([roll, { ...collar, name: 'ROLL' }]);
    expect(list.map(({ name }) => name)).toEqual(['Roll', 'ROLL (2)']);
  });

  it('are at most as many as can be stored', () => {
    const many = Array.from({ length: maxPresets + 5 }, (_, index) => ({ ...roll, name: `Roll ${index}` }));
    expect(readPresets(many)).toMatchObject({ list: { length: maxPresets }, skipped: { length: 5 } });
    expect(mergePresets(many.slice(0, maxPresets), [collar])).toMatchObject({ added: 0, leftOut: 1 });
    expect(JSON.stringify(readPresets(many).list).length).toBeLessThan(300_000);
  });

  it('are sorted by name and number', () => {
    const names = ['roll 10', 'Roll 9', 'Collar'];
    expect(sortByName(names.map((name) => ({ ...roll, name }))).map(({ name }) => name)).toEqual([
      'Collar',
      'Roll 9',
      'roll 10',
    ]);
  });
});

it('makes unique names that are not too long', () => {
  const name = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(name, fc.integer({ min: 1, max: 20 }), (text, count) => {
      let presets = [{ ...roll, name: text }];
      for (let added = 0; added < count; added += 1)
        presets = [...presets, { ...roll, name: makeUniquePresetName(text, presets) }];
      for (const preset of presets) expect(checkPresetName(preset.name, presets, preset)).toBeUndefined();
    }),
  );
});

describe('a file with presets', () => {
  it('is read as it was written', () => {
    expect(readPresetFile(writePresetFile([roll, collar]))).toEqual({ ok: true, presets: [roll, collar], skipped: 0 });
  });

  it.each([
    ['', 'not-presets'],
    ['{', 'not-presets'],
    ['[]', 'not-presets'],
    ['{"format":"workspace-backup","version":1}', 'not-presets'],
    ['{"format":"print-presets","version":2,"presets":[]}', 'newer'],
    ['{"format":"print-presets","version":1}', 'damaged'],
    ['{"format":"print-presets","version":"1","presets":[]}', 'damaged'],
    ['{"format":"print-presets","version":1,"presets":[]}', 'empty'],
    ['{"format":"print-presets","version":1,"presets":[{"name":"A"}]}', 'damaged'],
  ])('%s is rejected: %s', (text, error) => {
    expect(readPresetFile(text)).toEqual({ ok: false, error });
  });

  it('is imported without changing existing presets', () => {
    const otherRoll = { ...collar, name: 'roll' };
    expect(mergePresets([roll, collar], [collar, otherRoll, { ...roll, name: 'New' }])).toEqual({
      presets: [roll, collar, { ...otherRoll, name: 'roll (2)' }, { ...roll, name: 'New' }],
      added: 2,
      renamed: ['roll (2)'],
      unchanged: 1,
      leftOut: 0,
    });
  });
});
