import { describe, expect, it } from 'vitest';

import { readTags, runSource } from '../codes/tagSource';
import type { TagEntries } from '../codes/tagSource';
import type { Design } from '../design/design';
import { defaultPrintSettings } from '../settings/printSettings';
import { activeTags, initialPrintingState, printingReducer } from './printingState';
import type { PrintingAction, PrintingState } from './printingState';

const design: Design = { name: 'a.png', href: 'blob:a', pixels: { width: 1, height: 1 }, kind: 'raster' };
const file = { name: 'tags.csv', rows: [{ line: 1, cells: ['A1'] }] };
const initial = initialPrintingState(false);
const after = (state: PrintingState, ...actions: PrintingAction[]) => actions.reduce(printingReducer, state);

/** Tags of which a series of `count` codes is the source. */
const seriesEntries = (count: number): TagEntries => ({
  ...initial.tags,
  source: 'series',
  series: { ...initial.tags.series, count },
});
/** Returns the run of a state, as the controller of the screen derives it. */
const runOfState = ({ tags, settings, part }: PrintingState) => runSource(readTags(tags, []), settings.quantity, part);
const showPart = (state: PrintingState, part: number) =>
  after(state, { type: 'showPart', part, run: runOfState(state) });

it('starts with the selected tags, or else with sample codes', () => {
  expect(initialPrintingState(true).tags.source).toBe('selected');
  expect(initial).toMatchObject({ settings: defaultPrintSettings, tags: { source: 'sample' }, print: 'idle' });
});

it('falls back to sample codes without selected tags', () => {
  const { tags } = initialPrintingState(true);
  expect(activeTags({ tags }, ['A1'])).toBe(tags);
  expect(activeTags({ tags }, [])).toEqual({ ...tags, source: 'sample' });
  expect(activeTags({ tags: seriesEntries(5) }, []).source).toBe('series');
  expect(after(initialPrintingState(true), { type: 'dropSelectedTags' }).tags.source).toBe('sample');
});

it('changes settings and tags independently', () => {
  const settings = { ...defaultPrintSettings, start: 6 };
  const changed = after(initial, { type: 'changeSettings', settings });
  expect(changed).toEqual({ ...initial, settings });
  expect(after(changed, { type: 'changeTags', tags: seriesEntries(5) })).toEqual({
    ...changed,
    tags: seriesEntries(5),
  });
});

describe('print errors', () => {
  it('are shown until the next change', () => {
    const blocked = after(initial, { type: 'startPrint' }, { type: 'endPrint', outcome: 'blocked' });
    expect(blocked.print).toBe('blocked');
    const changes: PrintingAction[] = [
      { type: 'changeSettings', settings: defaultPrintSettings },
      { type: 'changeTags', tags: initial.tags },
      { type: 'readDesign', name: 'a.png', result: { ok: true, design } },
      { type: 'useLastSettings', settings: defaultPrintSettings },
      { type: 'reset', hasSelectedTags: false },
    ];
    for (const change of changes) expect(after(blocked, change).print, change.type).toBe('idle');
    expect(after(blocked, { type: 'showPage', page: 1 }).print).toBe('blocked');
  });

  it('do not hide that a print is being prepared', () => {
    const preparing = after(initial, { type: 'startPrint' });
    expect(after(preparing, { type: 'changeSettings', settings: defaultPrintSettings }).print).toBe('preparing');
    expect(after(preparing, { type: 'endPrint', outcome: 'printed' }).print).toBe('idle');
  });
});

describe('uploads', () => {
  it('keep the previous design if a file is rejected, and clear the error with the next one', () => {
    const rejected = after(
      initial,
      { type: 'readDesign', name: 'a.png', result: { ok: true, design } },
      { type: 'readDesign', name: 'b.txt', result: { ok: false, error: { reason: 'not-an-image' } } },
    );
    expect(rejected).toMatchObject({ design, rejectedDesign: { name: 'b.txt', error: { reason: 'not-an-image' } } });
    const accepted = after(rejected, { type: 'readDesign', name: 'a.png', result: { ok: true, design } });
    expect(accepted.rejectedDesign).toBeUndefined();
  });

  it('show the file as list source, with new table options and from the first part', () => {
    const list = { from: 'text', text: 'A1', pasted: { header: true }, column: 2, header: false } as const;
    const state = after(
      { ...initial, part: 2, tags: { ...initial.tags, list } },
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
    const state = after(
      initial,
      { type: 'readCodeList', name: 'tags.csv', result: { ok: true, file } },
      { type: 'readCodeList', name: 'b.xlsx', result: { ok: false, error: { reason: 'spreadsheet' } } },
    );
    expect(state.tags.list).toMatchObject({ from: 'file', file });
    expect(state.rejectedCodeList).toEqual({ name: 'b.xlsx', error: { reason: 'spreadsheet' } });
  });
});

describe('parts of the codes', () => {
  const started = after(
    initial,
    { type: 'changeSettings', settings: { ...defaultPrintSettings, start: 6 } },
    { type: 'changeTags', tags: seriesEntries(4100) },
  );

  it('start after the part before', () => {
    const second = showPart(started, 1);
    // After 5 used slots and 2,000 stickers on sheets of 16, the next free slot is slot 6.
    expect(second).toMatchObject({ part: 1, firstStart: 6, settings: { start: 6 } });
    const third = showPart({ ...second, settings: { ...second.settings, start: 3 } }, 2);
    expect(third).toMatchObject({ part: 2, firstStart: 6, settings: { start: 3 } });
  });

  it('continue from part to part', () => {
    const copies = { ...started, settings: { ...started.settings, quantity: 3 } };
    const second = showPart(copies, 1);
    // 1,998 stickers are 124 full sheets of 16 and 14 more.
    expect([second, showPart(second, 2)].map(({ settings }) => settings.start)).toEqual([4, 2]);
  });

  it('restore the start of the first part', () => {
    const second = showPart({ ...started, settings: { ...started.settings, order: 'columns', quantity: 3 } }, 1);
    // The first part has 666 codes with 3 copies each: 1,998 stickers.
    expect(second.settings.start).toBe(4);
    expect(after(second, { type: 'restoreStart' })).toMatchObject({ firstStart: undefined, settings: { start: 6 } });
    expect(after(initial, { type: 'restoreStart' })).toBe(initial);
  });

  it('keep the start when skipping parts or if nothing fits', () => {
    expect(showPart(started, 2)).toMatchObject({ part: 2, firstStart: undefined, settings: { start: 6 } });
    const tooWide = { ...started, settings: { ...started.settings, design: { width: 400, height: 60 } } };
    expect(showPart(tooWide, 1)).toMatchObject({ part: 1, firstStart: undefined });
  });

  it('start again at the first part with other tags', () => {
    expect(after(showPart(started, 1), { type: 'changeTags', tags: seriesEntries(20) }).part).toBe(0);
  });
});

it('resets everything and discards unfinished input', () => {
  const changed = after(
    { ...initial, page: 3, firstStart: 6 },
    { type: 'changeTags', tags: seriesEntries(5) },
    { type: 'readDesign', name: 'a.png', result: { ok: true, design } },
  );
  expect(after(changed, { type: 'reset', hasSelectedTags: false })).toEqual({ ...initial, revision: 1 });
  expect(after(changed, { type: 'reset', hasSelectedTags: true }).tags.source).toBe('selected');
});

it('applies the last settings and drops the start of the first part', () => {
  const last = { ...defaultPrintSettings, quantity: 240 };
  expect(after({ ...initial, firstStart: 6, design }, { type: 'useLastSettings', settings: last })).toEqual({
    ...initial,
    settings: last,
    design,
    revision: 1,
  });
});

describe('a built-in design', () => {
  const own = { ...defaultPrintSettings, quantity: 240, design: { width: 62, height: 29 } };
  const chosen = after(
    initial,
    { type: 'changeSettings', settings: own },
    { type: 'readBuiltIn', name: 'collar', label: 'Collar', result: { ok: true, design } },
  );

  it('sets the size and the code positions that it is made for, and keeps the rest', () => {
    expect(chosen).toMatchObject({ design, builtIn: { name: 'collar' } });
    expect(chosen.settings).toMatchObject({
      quantity: 240,
      design: { width: 34, height: 40 },
      qr: { size: 20, x: 20.6, y: 20, level: 'M' },
    });
  });

  it('gives back the size when it is removed, also after another one was tried', () => {
    const removed = after(
      chosen,
      { type: 'readBuiltIn', name: 'desk', label: 'Desk', result: { ok: true, design } },
      { type: 'removeDesign' },
    );
    expect(removed).toMatchObject({ settings: own, design: undefined, builtIn: undefined });
  });

  it('keeps own changes of the sticker when it is removed', () => {
    const settings = { ...chosen.settings, design: { width: 36, height: 40 } };
    expect(after(chosen, { type: 'changeSettings', settings }, { type: 'removeDesign' }).settings).toEqual(settings);
  });

  it('is no longer chosen after an upload', () => {
    expect(after(chosen, { type: 'readDesign', name: 'a.png', result: { ok: true, design } }).builtIn).toBeUndefined();
  });

  it('that did not load changes nothing but the message', () => {
    const failed = after(initial, {
      type: 'readBuiltIn',
      name: 'desk',
      label: 'Desk',
      result: { ok: false, error: { reason: 'not-loaded' } },
    });
    expect(failed).toEqual({ ...initial, rejectedDesign: { name: 'Desk', error: { reason: 'not-loaded' } } });
  });
});

it('returns to idle after a cancelled print', () => {
  expect(after(initial, { type: 'startPrint' }, { type: 'endPrint', outcome: 'cancelled' }).print).toBe('idle');
});
