import { describe, expect, it } from 'vitest';

import { maxHexacodeLength } from '../../tag/maxHexacodeLength';
import { layOutRun } from '../pdf/pdfRun';
import { defaultPrintSettings } from '../settings/printSettings';
import { layOutRecordedRun, toPrintRun, toStoredRunCodes, readRecordedRun, readRunCodes } from './recordedRun';
import { createRecordedRun, createRunCodes } from './recordedRun.sample';

describe('a stored run', () => {
  it('is read back', () => {
    const run = createRecordedRun({ design: { name: 'dog.png', pictureId: 'p1', builtIn: 'collar', page: 2 } });
    expect(readRecordedRun(structuredClone(run))).toEqual(run);
  });

  it('is read back with the longest hexacodes of tags', () => {
    const code = 'A'.repeat(maxHexacodeLength);
    const run = createRecordedRun({ codeCount: 1, firstCode: code, lastCode: code });
    expect(readRecordedRun(run)).toEqual(run);
    expect(readRunCodes(run, toStoredRunCodes(run.id, [{ code, number: 1 }]))).toEqual([{ code, number: 1 }]);
    expect(readRecordedRun({ ...run, lastCode: `${code}A` })).toBeUndefined();
  });

  it('gets defaults for settings that were added later, and forgets a built-in design that no longer exists', () => {
    const { stickersPerFile: _, ...olderSettings } = defaultPrintSettings;
    const stored = { ...createRecordedRun(), settings: olderSettings, design: { name: 'x', builtIn: 'gone' } };
    expect(readRecordedRun(stored)).toEqual(createRecordedRun({ design: { name: 'x' } }));
  });

  it.each([
    ['no object', null],
    ['no id', { ...createRecordedRun(), id: undefined }],
    ['no time', { ...createRecordedRun(), recordedAt: 'yesterday' }],
    ['no settings', { ...createRecordedRun(), settings: {} }],
    ['settings beyond the limits', createRecordedRun({ settings: { ...defaultPrintSettings, quantity: 0 } })],
    ['no codes', createRecordedRun({ codeCount: 0 })],
    ['another source', { ...createRecordedRun(), origin: { source: 'sample' } }],
  ])('is damaged with %s', (_, stored) => {
    expect(readRecordedRun(stored)).toBeUndefined();
  });
});

describe('the codes of a stored run', () => {
  const codes = createRunCodes(3, 2001);
  const storedCodes = toStoredRunCodes('run-1', codes);

  it('are read back with their numbers', () => {
    expect(storedCodes).toEqual({ id: 'run-1', codes: 'AIR-2001\nAIR-2002\nAIR-2003', numbers: [2001, 2002, 2003] });
    expect(readRunCodes({ codeCount: 3 }, structuredClone(storedCodes))).toEqual(codes);
  });

  it('are read back with the values of their columns', () => {
    const codesWithValues = codes.map((code, index) => ({ ...code, values: { Owner: `Owner ${index}`, Flat: '' } }));
    const storedValues = toStoredRunCodes('run-1', codesWithValues);
    expect(readRunCodes({ codeCount: 3 }, structuredClone(storedValues))).toEqual(codesWithValues);
    const incompleteValues = { ...storedValues, columns: { Owner: ['Ann'] } };
    expect(readRunCodes({ codeCount: 3 }, incompleteValues)).toBeUndefined();
  });

  it.each([
    ['none', undefined],
    ['fewer', toStoredRunCodes('run-1', codes.slice(1))],
    ['fewer than numbers', { ...storedCodes, codes: 'A1\nA2' }],
    ['an empty one', { ...storedCodes, codes: 'A1\n\nA3' }],
    ['a missing number', { ...storedCodes, numbers: [1, 2] }],
    ['a number that is no position', { ...storedCodes, numbers: [0, 1, 2] }],
  ])('are damaged with %s', (_, damagedCodes) => {
    expect(readRunCodes({ codeCount: 3 }, damagedCodes)).toBeUndefined();
  });
});

it('lays out a run as it was printed or saved', () => {
  const settings = { ...defaultPrintSettings, quantity: 1000, start: 5, stickersPerFile: 1000 as const };
  const pdf = layOutRecordedRun(createRecordedRun({ kind: 'pdf', settings }), 2);
  expect(pdf?.layout).toMatchObject({ stickerCount: 2000, usedSlotCount: 4, pageCount: 126 });
  expect(pdf?.filePages).toHaveLength(3);
  expect(layOutRun(settings, toPrintRun({ settings }, createRunCodes(2)))).toMatchObject({
    stickerCount: 2000,
    pageCount: 126,
  });
  expect(layOutRecordedRun(createRecordedRun({ settings }), 2)?.filePages).toEqual([{ firstPage: 0, endPage: 126 }]);
  const tooLarge = { ...settings, design: { width: 500, height: 60 } };
  expect(layOutRecordedRun(createRecordedRun({ settings: tooLarge }), 2)).toBeUndefined();
});
