import { expect, it } from 'vitest';

import { readTagSource, createRunSource } from '../codes/tagSource';
import type { Design } from '../design/design';
import { defaultPrintSettings } from '../settings/printSettings';
import { createPrintingState } from './printingState';
import type { Reprint } from './reprint';
import { findNextStep, startHistory, undoReducer } from './undoHistory';

const design: Design = { name: 'a.png', href: 'blob:a', originalSize: { width: 1, height: 1 }, kind: 'raster' };
const codes = [
  { code: 'A-17', number: 17 },
  { code: 'A-17', number: 17 },
  { code: 'A-18', number: 18 },
];
const reprint: Reprint = {
  settings: { ...defaultPrintSettings, dpi: 300 },
  codes,
  recordedAt: '2026-11-21T14:05:00.000Z',
  design: { name: 'a.png', result: { ok: true, design }, builtIn: undefined },
};
const historyBefore = startHistory({
  ...createPrintingState(false),
  tags: { ...createPrintingState(false).tags, source: 'list', list: { from: 'text', text: 'B1, B2' } },
  settings: { ...defaultPrintSettings, quantity: 7, start: 4 },
  part: 0,
});
const applyReprintWith = (changes: Partial<Reprint> = {}) =>
  undoReducer(historyBefore, {
    type: 'change',
    action: { type: 'reprint', reprint: { ...reprint, ...changes } },
    gesture: 1,
  });

it('prints the codes of the run with their numbers, and keeps the list that the user has entered', () => {
  const { state } = applyReprintWith();
  expect(state).toMatchObject({ settings: reprint.settings, design, revision: 1, tags: { list: { text: 'B1, B2' } } });
  expect(state).toMatchObject({ builtInDesign: undefined, rejectedDesign: undefined });
  const source = createRunSource(readTagSource(state.tags, []), 1, 0);
  expect(source).toMatchObject({ source: 'reprint', part: { codes, codeCount: 3 } });
});

it('is one step, and undo restores what the user had entered', () => {
  const history = applyReprintWith();
  expect(findNextStep(history, 'undo')?.change).toBe('reprint');
  const { state } = undoReducer(history, { type: 'undo' });
  expect(state).toMatchObject({
    settings: historyBefore.state.settings,
    tags: historyBefore.state.tags,
    design: undefined,
  });
});

it('reports a design that was not kept, and shows no other design in its place', () => {
  const missingDesign = {
    name: 'dog.png',
    result: { ok: false, error: { reason: 'not-kept' } } as const,
    builtIn: undefined,
  };
  expect(applyReprintWith({ design: missingDesign }).state).toMatchObject({
    design: undefined,
    rejectedDesign: { name: 'dog.png', error: { reason: 'not-kept' } },
  });
  const missingBuiltIn = { ...missingDesign, builtIn: 'collar' } as const;
  expect(applyReprintWith({ design: missingBuiltIn }).state.builtInDesign).toBeUndefined();
});

it('shows no design if the stickers of the run had none', () => {
  const noDesign = { design: undefined, builtInDesign: undefined, rejectedDesign: undefined };
  expect(applyReprintWith({ design: undefined }).state).toMatchObject(noDesign);
});

it('remembers that the design is a built-in one', () => {
  const builtInDesign = { name: 'Collar', result: { ok: true, design } as const, builtIn: 'collar' as const };
  expect(applyReprintWith({ design: builtInDesign }).state.builtInDesign).toEqual({
    name: 'collar',
    before: undefined,
  });
});
