import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Design } from '../design/design';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { createPrintingState } from './printingState';
import type { PrintingAction } from './printingState';
import { maxUndoSteps, findNextStep, startHistory, undoReducer } from './undoHistory';
import type { ChangeName, UndoHistory } from './undoHistory';

const design: Design = { name: 'a.png', href: 'blob:a', originalSize: { width: 1, height: 1 }, kind: 'raster' };
const reopenedDesign = { ...design, href: 'blob:b' };
const initialHistory = startHistory(createPrintingState(false));

let lastGesture = 100;

/** Applies an action. By default, it becomes a separate step. Actions with the same `gesture` become one step. */
const applyChange = (history: UndoHistory, action: PrintingAction, gesture = (lastGesture += 1)) =>
  undoReducer(history, { type: 'change', action, gesture });
const changeSettings = (history: UndoHistory, changes: Partial<PrintSettings>, gesture?: number) =>
  applyChange(history, { type: 'changeSettings', settings: { ...history.state.settings, ...changes } }, gesture);
const undo = (history: UndoHistory) => undoReducer(history, { type: 'undo' });
const redo = (history: UndoHistory) => undoReducer(history, { type: 'redo' });
const undoAll = (history: UndoHistory): UndoHistory => (history.past.length > 0 ? undoAll(undo(history)) : history);
const redoAll = (history: UndoHistory): UndoHistory => (history.future.length > 0 ? redoAll(redo(history)) : history);

const uploadAction = { type: 'readDesign', name: 'a.png', result: { ok: true, design } } as const;
const createPasteAction = (text: string) =>
  ({
    type: 'changeTags',
    tags: { ...initialHistory.state.tags, source: 'list', list: { from: 'text', text } },
  }) as const;

describe('undo and redo', () => {
  it('restore settings one step at a time', () => {
    const changedHistory = changeSettings(changeSettings(initialHistory, { quantity: 17 }), { dpi: 300 });
    const undoneHistory = undo(changedHistory);
    expect(undoneHistory.state.settings).toEqual({ ...defaultPrintSettings, quantity: 17 });
    expect(undo(undoneHistory).state.settings).toEqual(defaultPrintSettings);
    expect(redo(redo(undo(undoneHistory))).state.settings).toEqual(changedHistory.state.settings);
  });

  it('do nothing without a step', () => {
    expect(undo(initialHistory)).toBe(initialHistory);
    expect(redo(initialHistory)).toBe(initialHistory);
    expect(redo(changeSettings(initialHistory, { quantity: 2 })).lastMove).toBeUndefined();
  });

  it('drop the steps that could be redone after a new change', () => {
    const changedHistory = changeSettings(undo(changeSettings(initialHistory, { quantity: 17 })), { dpi: 300 });
    expect(changedHistory.future).toEqual([]);
    expect(undo(changedHistory).state.settings).toEqual(defaultPrintSettings);
  });

  it('keep only the newest steps, up to the maximum', () => {
    let history = initialHistory;
    for (let quantity = 2; quantity < maxUndoSteps + 12; quantity += 1) history = changeSettings(history, { quantity });
    expect(history.past).toHaveLength(maxUndoSteps);
    expect(undoAll(history).state.settings.quantity).toBe(11);
  });

  it('return to any earlier state, whatever the changes (property)', () => {
    const anySettingsChange = fc.oneof(
      fc.record({ quantity: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ start: fc.integer({ min: 1, max: 5 }) }),
    );
    const anyStep = fc.record({ changes: anySettingsChange, gesture: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        let history = initialHistory;
        for (const { changes, gesture } of steps) history = changeSettings(history, changes, gesture);
        expect(undoAll(history).state.settings).toEqual(defaultPrintSettings);
        expect(redoAll(undoAll(history)).state).toEqual(history.state);
      }),
    );
  });

  it('keep the page, and clear the print error', () => {
    let history = changeSettings(initialHistory, { quantity: 40 });
    history = applyChange(history, { type: 'showPage', page: 2 });
    history = applyChange(applyChange(history, { type: 'startPrint' }), { type: 'endPrint', outcome: 'blocked' });
    expect(history.past).toHaveLength(1);
    expect(undo(history).state).toMatchObject({ page: 2, printStatus: 'idle', settings: { quantity: 1 } });
  });

  it('keep the error of a rejected design until they change the design', () => {
    const rejectedDesign = { name: 'b.txt', error: { reason: 'not-an-image' } } as const;
    const historyAfterUpload = applyChange(initialHistory, uploadAction);
    const historyAfterRejection = applyChange(historyAfterUpload, {
      type: 'readDesign',
      name: rejectedDesign.name,
      result: { ok: false, error: rejectedDesign.error },
    });
    const undoneHistory = undo(changeSettings(historyAfterRejection, { quantity: 2 }));
    expect(undoneHistory.state).toMatchObject({ design, rejectedDesign });
    expect(undo(undoneHistory).state).toMatchObject({ design: undefined, rejectedDesign: undefined });
  });
});

describe('a gesture', () => {
  it('is one step', () => {
    const historyAfterTyping = changeSettings(
      changeSettings(initialHistory, { quantity: 1 + 1 }, 1),
      { quantity: 24 },
      1,
    );
    expect(historyAfterTyping.past).toHaveLength(1);
    expect(undo(historyAfterTyping).state.settings.quantity).toBe(1);
    expect(changeSettings(historyAfterTyping, { quantity: 25 }, 2).past).toHaveLength(2);
  });

  it('is one step while the user types a list of codes', () => {
    const historyAfterTyping = applyChange(
      applyChange(initialHistory, createPasteAction('A'), 1),
      createPasteAction('A1'),
      1,
    );
    expect(historyAfterTyping.past).toHaveLength(1);
    expect(undo(historyAfterTyping).state.tags).toEqual(initialHistory.state.tags);
  });

  it('is no step if it ends where it began', () => {
    const historyAfterChange = changeSettings(initialHistory, { quantity: 24 }, 1);
    const historyAfterReturn = changeSettings(historyAfterChange, { quantity: 1 }, 1);
    expect(historyAfterReturn.past).toEqual([]);
    expect(undo(changeSettings(historyAfterReturn, { quantity: 3 }, 1)).state.settings.quantity).toBe(1);
  });

  it('does not include a design that was loaded meanwhile', () => {
    const historyAfterUpload = applyChange(changeSettings(initialHistory, { quantity: 2 }, 1), uploadAction, 1);
    const historyAfterTyping = changeSettings(historyAfterUpload, { quantity: 24 }, 1);
    expect(historyAfterTyping.past.map(({ change: name }) => name)).toEqual(['quantity', 'image', 'quantity']);
  });

  it('does not continue a step that was undone and redone', () => {
    const redoneHistory = redo(undo(changeSettings(initialHistory, { quantity: 2 }, 1)));
    expect(changeSettings(redoneHistory, { quantity: 24 }, 1).past).toHaveLength(2);
  });
});

describe('steps', () => {
  const { margins, qr } = defaultPrintSettings;
  it.each([
    ['the paper', { paper: { ...defaultPrintSettings.paper, name: 'A3' } }, 'paper'],
    ['a margin', { margins: { ...margins, top: 5 }, marginsLinked: false }, 'margins'],
    ['the gaps', { gap: { x: 2, y: 1 } }, 'gaps'],
    ['the sticker size', { design: { width: 40, height: 40 } }, 'size'],
    ['the QR code', { qr: { ...qr, x: 20 } }, 'qr'],
    ['the resolution', { dpi: 300 }, 'resolution'],
    ['the start', { start: 6 }, 'start'],
    ['several settings', { quantity: 2, dpi: 300 }, 'settings'],
    ['a setting without a name', { stickersPerFile: 1000 }, 'settings'],
  ] as const)('have the name of what has changed: %s', (_, changes, name) => {
    const changedHistory = changeSettings(initialHistory, changes);
    expect(findNextStep(changedHistory, 'undo')?.change).toBe(name);
    expect(undo(changedHistory).lastMove).toEqual({ direction: 'undo', change: name, id: 1 });
    expect(findNextStep(undo(changedHistory), 'redo')?.change).toBe(name);
  });

  it.each<{ action: PrintingAction; name: ChangeName }>([
    { action: uploadAction, name: 'image' },
    { action: { type: 'readBuiltIn', name: 'desk', label: 'Desk', result: { ok: true, design } }, name: 'image' },
    { action: { type: 'removeDesign' }, name: 'image' },
    { action: createPasteAction('A1'), name: 'tags' },
    {
      action: { type: 'readCodeList', name: 'a.csv', result: { ok: true, file: { name: 'a.csv', rows: [] } } },
      name: 'tags',
    },
    { action: { type: 'showPart', part: 2, run: { source: 'sample' } }, name: 'tags' },
  ])('have the name $name after the action $action.type, and restore what it replaced', ({ action, name }) => {
    const historyBefore = startHistory({ ...initialHistory.state, design: reopenedDesign });
    const changedHistory = applyChange(historyBefore, action);
    expect(findNextStep(changedHistory, 'undo')?.change).toBe(name);
    expect(undo(changedHistory).state).toEqual(historyBefore.state);
  });

  it('are not added for equal settings, rejected files and actions that follow from other changes', () => {
    const actionsWithoutSteps = [
      { type: 'changeSettings', settings: structuredClone(defaultPrintSettings) },
      { type: 'readDesign', name: 'b.txt', result: { ok: false, error: { reason: 'not-an-image' } } },
      { type: 'dropSelectedTags' },
      { type: 'restoreStart' },
    ] as const;
    let history = startHistory({ ...createPrintingState(true), firstPartStart: 6 });
    for (const action of actionsWithoutSteps) history = applyChange(history, action);
    expect(history.past).toEqual([]);
  });

  it('restore everything that Reset and other replacements remove', () => {
    const filledHistory = changeSettings(
      applyChange(applyChange(initialHistory, createPasteAction('A1')), uploadAction),
      { quantity: 240 },
    );
    const resetHistory = applyChange(filledHistory, { type: 'reset', hasSelectedTags: false });
    expect(undo(resetHistory).state).toEqual({ ...filledHistory.state, revision: 1 });
    const replacedHistory = applyChange(filledHistory, { type: 'useLastSettings', settings: defaultPrintSettings });
    expect([resetHistory, replacedHistory].map((history) => findNextStep(history, 'undo')?.change)).toEqual([
      'reset',
      'lastSettings',
    ]);
    expect(undo(replacedHistory).state.settings.quantity).toBe(240);
  });

  it('restore the settings that a built-in design has replaced', () => {
    const historyAfterDesign = applyChange(initialHistory, {
      type: 'readBuiltIn',
      name: 'desk',
      label: 'Desk',
      result: { ok: true, design },
    });
    expect(undo(historyAfterDesign).state).toMatchObject({
      settings: defaultPrintSettings,
      design: undefined,
      builtInDesign: undefined,
    });
    expect(redo(undo(historyAfterDesign)).state).toEqual(historyAfterDesign.state);
  });
});

it('shows a reopened design, and uses it in all steps', () => {
  const historyAfterRemoval = applyChange(changeSettings(applyChange(initialHistory, uploadAction), { quantity: 2 }), {
    type: 'removeDesign',
  });
  const undoneHistory = undoReducer(historyAfterRemoval, { type: 'undo', reopenedDesign });
  expect(undoneHistory.state.design).toBe(reopenedDesign);
  expect(undo(undoneHistory).state).toMatchObject({ design: reopenedDesign, settings: { quantity: 1 } });
  expect(redo(undoneHistory).state.design).toBeUndefined();
});

it('does not show a reopened design if the step restores no design', () => {
  const historyAfterUpload = applyChange(initialHistory, uploadAction);
  expect(undoReducer(historyAfterUpload, { type: 'undo', reopenedDesign }).state.design).toBeUndefined();
});
