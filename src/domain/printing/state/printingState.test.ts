import { describe, expect, it } from 'vitest';

import { readTagSource, createRunSource } from '../codes/tagSource';
import type { TagSourceSettings } from '../codes/tagSource';
import type { Design } from '../design/design';
import { defaultPrintSettings } from '../settings/printSettings';
import { createPrintingState, printingReducer } from './printingState';
import type { PrintingAction, PrintingState } from './printingState';
import { selectTagListSource, replaceEmptySelection } from './tagsToPrint';

const design: Design = { name: 'a.png', href: 'blob:a', originalSize: { width: 1, height: 1 }, kind: 'raster' };
const file = { name: 'tags.csv', rows: [{ line: 1, cells: ['A1'] }] };
const initialState = createPrintingState(false);
const applyActions = (state: PrintingState, ...actions: PrintingAction[]) => actions.reduce(printingReducer, state);

/** Returns tag source settings with a series of `count` codes. */
const makeSeries = (count: number): TagSourceSettings => ({
  ...initialState.tags,
  source: 'series',
  series: { ...initialState.tags.series, count },
});
/** Returns the source of the run that the printing screen shows in this state. */
const getRunSource = ({ tags, settings, part }: PrintingState) =>
  createRunSource(readTagSource(tags, []), settings.quantity, part);
const showPart = (state: PrintingState, part: number) =>
  applyActions(state, { type: 'showPart', part, run: getRunSource(state) });

it('starts with the selected tags, or else with sample codes', () => {
  expect(createPrintingState(true).tags.source).toBe('selected');
  expect(initialState).toMatchObject({
    settings: defaultPrintSettings,
    tags: { source: 'sample' },
    printStatus: 'idle',
  });
});

it('falls back to sample codes without selected tags', () => {
  const { tags } = createPrintingState(true);
  expect(replaceEmptySelection({ tags }, ['A1'])).toBe(tags);
  expect(replaceEmptySelection({ tags }, [])).toEqual({ ...tags, source: 'sample' });
  expect(replaceEmptySelection({ tags: makeSeries(5) }, []).source).toBe('series');
  expect(applyActions(createPrintingState(true), { type: 'dropSelectedTags' }).tags.source).toBe('sample');
});

it('prints the selected tags from the first part, instead of another source', () => {
  const tags = selectTagListSource(makeSeries(4100));
  expect(tags).toEqual({ ...makeSeries(4100), source: 'selected' });
  expect(applyActions({ ...initialState, part: 2 }, { type: 'changeTags', tags })).toMatchObject({ tags, part: 0 });
  expect(selectTagListSource(tags)).toBe(tags);
});

it('resets the quantity to 1 when its meaning changes from stickers to copies, and back', () => {
  const stateWithSamples = { ...initialState, settings: { ...initialState.settings, quantity: 240 } };
  const stateWithSeries = applyActions(stateWithSamples, { type: 'changeTags', tags: makeSeries(100) });
  expect(stateWithSeries.settings.quantity).toBe(1);
  const stateWithCopies = { ...stateWithSeries, settings: { ...stateWithSeries.settings, quantity: 3 } };
  expect(applyActions(stateWithCopies, { type: 'changeTags', tags: makeSeries(50) }).settings.quantity).toBe(3);
  expect(applyActions(stateWithCopies, { type: 'dropSelectedTags' }).settings.quantity).toBe(1);
});

it('changes settings and tags independently', () => {
  const settings = { ...defaultPrintSettings, start: 6 };
  const changedState = applyActions(initialState, { type: 'changeSettings', settings });
  expect(changedState).toEqual({ ...initialState, settings });
  expect(applyActions(changedState, { type: 'changeTags', tags: makeSeries(5) })).toEqual({
    ...changedState,
    tags: makeSeries(5),
  });
});

describe('print errors', () => {
  it('are shown until the next change', () => {
    const blockedState = applyActions(initialState, { type: 'startPrint' }, { type: 'endPrint', outcome: 'blocked' });
    expect(blockedState.printStatus).toBe('blocked');
    const changes: PrintingAction[] = [
      { type: 'changeSettings', settings: defaultPrintSettings },
      { type: 'changeTags', tags: initialState.tags },
      { type: 'readDesign', name: 'a.png', result: { ok: true, design } },
      { type: 'readCodeList', name: 'a.csv', result: { ok: false, error: { reason: 'empty' } } },
      { type: 'dropSelectedTags' },
      { type: 'useLastSettings', settings: defaultPrintSettings },
      { type: 'reset', hasSelectedTags: false },
    ];
    for (const action of changes) expect(applyActions(blockedState, action).printStatus, action.type).toBe('idle');
    expect(applyActions(blockedState, { type: 'showPage', page: 1 }).printStatus).toBe('blocked');
  });

  it('do not hide that a print is being prepared', () => {
    const preparingState = applyActions(initialState, { type: 'startPrint' });
    expect(applyActions(preparingState, { type: 'changeSettings', settings: defaultPrintSettings }).printStatus).toBe(
      'preparing',
    );
    expect(applyActions(preparingState, { type: 'endPrint', outcome: 'printed' }).printStatus).toBe('idle');
  });
});

describe('uploads', () => {
  it('keep the previous design if a file is rejected, and clear the error with the next one', () => {
    const stateAfterRejection = applyActions(
      initialState,
      { type: 'readDesign', name: 'a.png', result: { ok: true, design } },
      { type: 'readDesign', name: 'b.txt', result: { ok: false, error: { reason: 'not-an-image' } } },
    );
    expect(stateAfterRejection).toMatchObject({
      design,
      rejectedDesign: { name: 'b.txt', error: { reason: 'not-an-image' } },
    });
    const stateAfterUpload = applyActions(stateAfterRejection, {
      type: 'readDesign',
      name: 'a.png',
      result: { ok: true, design },
    });
    expect(stateAfterUpload.rejectedDesign).toBeUndefined();
  });

  it('use the file as the list, without the options of the previous file and from the first part', () => {
    const list = { from: 'text', text: 'A1', pasted: { header: true }, column: 2, header: false } as const;
    const state = applyActions(
      { ...initialState, part: 2, tags: { ...initialState.tags, list } },
      {
        type: 'readCodeList',
        name: 'tags.csv',
        result: { ok: true, file },
      },
    );
    expect(state.tags.list).toEqual({ from: 'file', text: 'A1', pasted: { header: true }, file });
    expect(state.part).toBe(0);
  });

  it('keep the previous list if a file is rejected', () => {
    const state = applyActions(
      initialState,
      { type: 'readCodeList', name: 'tags.csv', result: { ok: true, file } },
      { type: 'readCodeList', name: 'b.xlsx', result: { ok: false, error: { reason: 'damaged' } } },
    );
    expect(state.tags.list).toMatchObject({ from: 'file', file });
    expect(state.rejectedCodeList).toEqual({ name: 'b.xlsx', error: { reason: 'damaged' } });
  });
});

describe('parts of the codes', () => {
  const startState = applyActions(
    initialState,
    { type: 'changeSettings', settings: { ...defaultPrintSettings, start: 6 } },
    { type: 'changeTags', tags: makeSeries(4100) },
  );

  it('start in the slot after the previous part', () => {
    const secondPartState = showPart(startState, 1);
    // After 5 used slots and 2,000 stickers on sheets with 16 slots, the next free slot is slot 6.
    expect(secondPartState).toMatchObject({ part: 1, firstPartStart: 6, settings: { start: 6 } });
    const thirdPartState = showPart({ ...secondPartState, settings: { ...secondPartState.settings, start: 3 } }, 2);
    expect(thirdPartState).toMatchObject({ part: 2, firstPartStart: 6, settings: { start: 3 } });
  });

  it('start in the slot after the previous part if there are several copies', () => {
    const stateWithCopies = { ...startState, settings: { ...startState.settings, quantity: 3 } };
    const secondPartState = showPart(stateWithCopies, 1);
    // Each part has 666 codes with 3 copies: 1,998 stickers, which fill 124 sheets of 16 slots and 14 more slots.
    expect([secondPartState, showPart(secondPartState, 2)].map(({ settings }) => settings.start)).toEqual([4, 2]);
  });

  it('restore the start of the first part', () => {
    const secondPartState = showPart(
      { ...startState, settings: { ...startState.settings, order: 'columns', quantity: 3 } },
      1,
    );
    // The first part has 666 codes with 3 copies each: 1,998 stickers.
    expect(secondPartState.settings.start).toBe(4);
    expect(applyActions(secondPartState, { type: 'restoreStart' })).toMatchObject({
      firstPartStart: undefined,
      settings: { start: 6 },
    });
    expect(applyActions(initialState, { type: 'restoreStart' })).toBe(initialState);
  });

  it('keep the start when skipping parts or if nothing fits', () => {
    expect(showPart(startState, 2)).toMatchObject({ part: 2, firstPartStart: undefined, settings: { start: 6 } });
    const stateWithWideSticker = {
      ...startState,
      settings: { ...startState.settings, design: { width: 400, height: 60 } },
    };
    expect(showPart(stateWithWideSticker, 1)).toMatchObject({ part: 1, firstPartStart: undefined });
  });

  it('start again at the first part if the tags change', () => {
    expect(applyActions(showPart(startState, 1), { type: 'changeTags', tags: makeSeries(20) }).part).toBe(0);
  });
});

it('resets everything and discards unfinished input', () => {
  const changedState = applyActions(
    { ...initialState, page: 3, firstPartStart: 6 },
    { type: 'changeTags', tags: makeSeries(5) },
    { type: 'readDesign', name: 'a.png', result: { ok: true, design } },
  );
  expect(applyActions(changedState, { type: 'reset', hasSelectedTags: false })).toEqual({
    ...initialState,
    revision: 1,
  });
  expect(applyActions(changedState, { type: 'reset', hasSelectedTags: true }).tags.source).toBe('selected');
});

it('applies the last settings and drops the start of the first part', () => {
  const lastSettings = { ...defaultPrintSettings, quantity: 240 };
  expect(
    applyActions({ ...initialState, firstPartStart: 6, design }, { type: 'useLastSettings', settings: lastSettings }),
  ).toEqual({
    ...initialState,
    settings: lastSettings,
    design,
    revision: 1,
  });
});

describe('a built-in design', () => {
  const ownSettings = { ...defaultPrintSettings, quantity: 240, design: { width: 62, height: 29 } };
  const stateWithBuiltIn = applyActions(
    initialState,
    { type: 'changeSettings', settings: ownSettings },
    { type: 'readBuiltIn', name: 'collar', label: 'Collar', result: { ok: true, design } },
  );

  it('sets the size and the code positions that it is made for, and keeps the rest', () => {
    expect(stateWithBuiltIn).toMatchObject({ design, builtInDesign: { name: 'collar' } });
    expect(stateWithBuiltIn.settings).toMatchObject({
      quantity: 240,
      design: { width: 34, height: 40 },
      qr: { size: 20, x: 20.6, y: 20, level: 'M' },
    });
  });

  it('restores the previous size when it is removed, also after another one was tried', () => {
    const stateWithoutDesign = applyActions(
      stateWithBuiltIn,
      { type: 'readBuiltIn', name: 'desk', label: 'Desk', result: { ok: true, design } },
      { type: 'removeDesign' },
    );
    expect(stateWithoutDesign).toMatchObject({ settings: ownSettings, design: undefined, builtInDesign: undefined });
  });

  it.each([
    ['size', { design: { width: 36, height: 40 } }],
    ['QR code', { qr: { ...stateWithBuiltIn.settings.qr, x: 30 } }],
    ['barcode', { barcode: { ...stateWithBuiltIn.settings.barcode, shown: true } }],
  ])('does not undo what the user has changed when it is removed: %s', (_, changes) => {
    const settings = { ...stateWithBuiltIn.settings, ...changes };
    const changedState = applyActions(stateWithBuiltIn, { type: 'changeSettings', settings });
    expect(changedState.builtInDesign).toEqual({ name: 'collar', settingsBefore: undefined });
    expect(applyActions(changedState, { type: 'removeDesign' }).settings).toEqual(settings);
  });

  it('restores the previous size when it is removed after a change of the resolution', () => {
    const action = { type: 'changeSettings', settings: { ...stateWithBuiltIn.settings, dpi: 300 } } as const;
    const { settings } = applyActions(stateWithBuiltIn, action, { type: 'removeDesign' });
    expect(settings).toEqual({ ...ownSettings, dpi: 300 });
  });

  it('is no longer chosen after an upload', () => {
    expect(
      applyActions(stateWithBuiltIn, { type: 'readDesign', name: 'a.png', result: { ok: true, design } }).builtInDesign,
    ).toBeUndefined();
  });

  it('that cannot be loaded only changes the error message', () => {
    const stateAfterFailure = applyActions(initialState, {
      type: 'readBuiltIn',
      name: 'desk',
      label: 'Desk',
      result: { ok: false, error: { reason: 'not-loaded' } },
    });
    expect(stateAfterFailure).toEqual({
      ...initialState,
      rejectedDesign: { name: 'Desk', error: { reason: 'not-loaded' } },
    });
  });
});

it('returns to idle after a cancelled print', () => {
  expect(
    applyActions(initialState, { type: 'startPrint' }, { type: 'endPrint', outcome: 'cancelled' }).printStatus,
  ).toBe('idle');
});
