import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Design } from '../design/design';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { createPrintingState } from './printingState';
import type { PrintingAction } from './printingState';
import { maxUndoSteps, findNextStep, startHistory, undoReducer } from './undoHistory';
import type { UndoHistory } from './undoHistory';

const design: Design = { name: 'a.png', href: 'blob:a', pixels: { width: 1, height: 1 }, kind: 'raster' };
const initial = startHistory(createPrintingState(false));

let lastGesture = 100;

/** Applies an action. By default, it has a gesture of its own, so that it becomes a separate step. */
const change = (history: UndoHistory, action: PrintingAction, gesture = (lastGesture += 1)) =>
  undoReducer(history, { type: 'change', action, gesture });
const changeSettings = (history: UndoHistory, changes: Partial<PrintSettings>, gesture?: number) =>
  change(history, { type: 'changeSettings', settings: { ...history.state.settings, ...changes } }, gesture);
const undo = (history: UndoHistory) => undoReducer(history, { type: 'undo' });
const redo = (history: UndoHistory) => undoReducer(history, { type: 'redo' });
const undoAll = (history: UndoHistory): UndoHistory => (history.past.length > 0 ? undoAll(undo(history)) : history);
const redoAll = (history: UndoHistory): UndoHistory => (history.future.length > 0 ? redoAll(redo(history)) : history);

const upload = { type: 'readDesign', name: 'a.png', result: { ok: true, design } } as const;
const pasteCodes = (text: string) =>
  ({
    type: 'changeTags',
    tags: { ...initial.state.tags, source: 'list', list: { from: 'text', text } },
  }) as const;

describe('undo and redo', () => {
  it('restore settings one step at a time', () => {
    const changed = changeSettings(changeSettings(initial, { quantity: 17 }), { dpi: 300 });
    const undone = undo(changed);
    expect(undone.state.settings).toEqual({ ...defaultPrintSettings, quantity: 17 });
    expect(undo(undone).state.settings).toEqual(defaultPrintSettings);
    expect(redo(redo(undo(undone))).state.settings).toEqual(changed.state.settings);
  });

  it('do nothing without a step', () => {
    expect(undo(initial)).toBe(initial);
    expect(redo(changeSettings(initial, { quantity: 2 })).lastMove).toBeUndefined();
  });

  it('drop the steps that could be redone after a new change', () => {
    const changed = changeSettings(undo(changeSettings(initial, { quantity: 17 })), { dpi: 300 });
    expect(changed.future).toEqual([]);
    expect(undo(changed).state.settings).toEqual(defaultPrintSettings);
  });

  it('keep the last steps', () => {
    let history = initial;
    for (let quantity = 2; quantity < maxUndoSteps + 12; quantity += 1) history = changeSettings(history, { quantity });
    expect(history.past).toHaveLength(maxUndoSteps);
    expect(undoAll(history).state.settings.quantity).toBe(11);
  });

  it('return to any earlier state, whatever the changes (property)', () => {
    const settingsChange = fc.oneof(
      fc.record({ quantity: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ start: fc.integer({ min: 1, max: 5 }) }),
    );
    const step = fc.record({ changes: settingsChange, gesture: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let history = initial;
        for (const { changes, gesture } of steps) history = changeSettings(history, changes, gesture);
        expect(undoAll(history).state.settings).toEqual(defaultPrintSettings);
        expect(redoAll(undoAll(history)).state).toEqual(history.state);
      }),
    );
  });

  it('keep the page, and clear the print error', () => {
    let history = changeSettings(initial, { quantity: 40 });
    history = change(history, { type: 'showPage', page: 2 });
    history = change(change(history, { type: 'startPrint' }), { type: 'endPrint', outcome: 'blocked' });
    expect(history.past).toHaveLength(1);
    expect(undo(history).state).toMatchObject({ page: 2, printStatus: 'idle', settings: { quantity: 1 } });
  });
});

describe('a gesture', () => {
  it('is one step', () => {
    const typed = changeSettings(changeSettings(initial, { quantity: 1 + 1 }, 1), { quantity: 24 }, 1);
    expect(typed.past).toHaveLength(1);
    expect(undo(typed).state.settings.quantity).toBe(1);
    expect(changeSettings(typed, { quantity: 25 }, 2).past).toHaveLength(2);
  });

  it('is no step if it ends where it began', () => {
    const moved = changeSettings(initial, { quantity: 24 }, 1);
    const returned = changeSettings(moved, { quantity: 1 }, 1);
    expect(returned.past).toEqual([]);
    expect(undo(changeSettings(returned, { quantity: 3 }, 1)).state.settings.quantity).toBe(1);
  });

  it('does not include a design that was loaded meanwhile', () => {
    const loaded = change(changeSettings(initial, { quantity: 2 }, 1), upload, 1);
    const typed = changeSettings(loaded, { quantity: 24 }, 1);
    expect(typed.past.map(({ change: name }) => name)).toEqual(['quantity', 'image', 'quantity']);
  });

  it('does not continue a step that was undone and redone', () => {
    const redone = redo(undo(changeSettings(initial, { quantity: 2 }, 1)));
    expect(changeSettings(redone, { quantity: 24 }, 1).past).toHaveLength(2);
  });
});

describe('steps', () => {
  const { margins, qr } = defaultPrintSettings;
  it.each([
    [{ paper: { ...defaultPrintSettings.paper, name: 'A3' } }, 'paper'],
    [{ margins: { ...margins, top: 5 }, marginsLinked: false }, 'margins'],
    [{ gap: { x: 2, y: 1 } }, 'gaps'],
    [{ design: { width: 40, height: 40 } }, 'size'],
    [{ qr: { ...qr, x: 20 } }, 'qr'],
    [{ dpi: 300 }, 'resolution'],
    [{ start: 6 }, 'start'],
    [{ quantity: 2, dpi: 300 }, 'settings'],
  ] as const)('have the name of what changed: %j', (changes, name) => {
    const changed = changeSettings(initial, changes);
    expect(findNextStep(changed, 'undo')?.change).toBe(name);
    expect(undo(changed).lastMove).toEqual({ direction: 'undo', change: name, id: 1 });
    expect(findNextStep(undo(changed), 'redo')?.change).toBe(name);
  });

  it('do not include equal settings, rejected files and what follows from other changes', () => {
    const unchanged = [
      { type: 'changeSettings', settings: structuredClone(defaultPrintSettings) },
      { type: 'readDesign', name: 'b.txt', result: { ok: false, error: { reason: 'not-an-image' } } },
      { type: 'dropSelectedTags' },
      { type: 'restoreStart' },
    ] as const;
    let history = startHistory({ ...createPrintingState(true), firstStart: 6 });
    for (const action of unchanged) history = change(history, action);
    expect(history.past).toEqual([]);
  });

  it('restore everything that Reset and other replacements remove', () => {
    const filled = changeSettings(change(change(initial, pasteCodes('A1')), upload), { quantity: 240 });
    const reset = change(filled, { type: 'reset', hasSelectedTags: false });
    expect(undo(reset).state).toEqual({ ...filled.state, revision: 1 });
    const replaced = change(filled, { type: 'useLastSettings', settings: defaultPrintSettings });
    expect([reset, replaced].map((history) => findNextStep(history, 'undo')?.change)).toEqual([
      'reset',
      'lastSettings',
    ]);
    expect(undo(replaced).state.settings.quantity).toBe(240);
  });

  it('restore the settings that a built-in design has replaced', () => {
    const placed = change(initial, { type: 'readBuiltIn', name: 'desk', label: 'Desk', result: { ok: true, design } });
    expect(undo(placed).state).toMatchObject({
      settings: defaultPrintSettings,
      design: undefined,
      builtInDesign: undefined,
    });
    expect(redo(undo(placed)).state).toEqual(placed.state);
  });
});

it('shows a reopened design, and uses it in all steps', () => {
  const removed = change(changeSettings(change(initial, upload), { quantity: 2 }), { type: 'removeDesign' });
  const reopened = { ...design, href: 'blob:b' };
  const undone = undoReducer(removed, { type: 'undo', reopened });
  expect(undone.state.design).toBe(reopened);
  expect(undo(undone).state.design).toBe(reopened);
  expect(redo(undone).state.design).toBeUndefined();
});
