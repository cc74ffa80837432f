import type { Design } from '../design/design';
import type { PrintSettings } from '../settings/printSettings';
import { clearPrintError, printingReducer } from './printingState';
import type { PrintingAction, PrintingState } from './printingState';

/** The part of the state that undo and redo restore. The shown page and messages do not belong to it. */
type UndoableState = Pick<PrintingState, 'settings' | 'tags' | 'part' | 'firstPartStart' | 'design' | 'builtInDesign'>;

/** Maximum number of steps that can be undone. The oldest steps are dropped. */
export const maxUndoSteps = 100;

/** Names of steps that replace all settings, the design, or the source of the codes. */
type ReplacementName = 'reset' | 'lastSettings' | 'reprint' | 'image' | 'tags';

/** Names of steps that change a setting. Settings that change together have the same name. */
const settingNames = {
  paper: 'paper',
  margins: 'margins',
  marginsLinked: 'margins',
  gap: 'gaps',
  order: 'order',
  start: 'start',
  design: 'size',
  designLinked: 'size',
  qr: 'qr',
  barcode: 'barcode',
  textLines: 'text',
  dpi: 'resolution',
  quantity: 'quantity',
} as const satisfies Partial<Record<keyof PrintSettings, string>>;

/** Name of a step. 'settings': a change of settings with different names, or of one without a name. */
export type ChangeName = (typeof settingNames)[keyof typeof settingNames] | ReplacementName | 'settings';

/** A step that can be undone or redone. `restoredState` is the state that undo or redo restores. */
export type UndoStep = { change: ChangeName; restoredState: UndoableState };

export type UndoHistory = {
  state: PrintingState;
  /** Steps that can be undone, the oldest first. */
  past: readonly UndoStep[];
  /** Steps that can be redone. The last one is redone first. */
  future: readonly UndoStep[];
  /** The gesture of the last step in `past`, if the step is open: changes of the same gesture are merged into it. */
  openGesture: number | undefined;
  /** The last undo or redo, and the name of the step that was undone or redone. `id` is different each time. */
  lastMove: { direction: UndoDirection; change: ChangeName; id: number } | undefined;
};

export type UndoDirection = 'undo' | 'redo';

export type UndoHistoryAction =
  /** Changes the state. Changes of settings or tags with the same `gesture`, such as a drag, become one step. */
  | { type: 'change'; action: PrintingAction; gesture: number }
  /**
   * Undoes or redoes one step. If the step restores a design, `reopenedDesign` is the same image with a new blob URL,
   * since the URLs of unused designs are revoked. All other steps with the same design then get the new URL too.
   */
  | { type: UndoDirection; reopenedDesign?: Design | undefined };

/** Returns a history without steps. */
export const startHistory = (state: PrintingState): UndoHistory => ({
  state,
  past: [],
  future: [],
  openGesture: undefined,
  lastMove: undefined,
});

const isSameValue = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

const isSameState = (a: UndoableState, b: UndoableState) =>
  a.tags === b.tags && a.part === b.part && a.design === b.design && isSameValue(a.settings, b.settings);

/** Returns the name of the setting that changed; 'settings' if several changed, or if the setting has no name. */
function getSettingsChangeName(settingsBefore: PrintSettings, settingsAfter: PrintSettings): ChangeName {
  const changeNames: Partial<Record<string, ChangeName>> = settingNames;
  const valuesBefore = new Map<string, unknown>(Object.entries(settingsBefore));
  const changedSettings = Object.entries(settingsAfter).filter(
    ([key, value]) => !isSameValue(value, valuesBefore.get(key)),
  );
  const [name = 'settings', ...otherNames] = new Set(changedSettings.map(([key]) => changeNames[key] ?? 'settings'));
  return otherNames.length > 0 ? 'settings' : name;
}

/** Returns the name of a change by the user; undefined for actions that are not steps. */
function findChangeName(
  { type }: PrintingAction,
  stateBefore: UndoableState,
  stateAfter: UndoableState,
): ChangeName | undefined {
  switch (type) {
    case 'reset':
      return 'reset';
    case 'useLastSettings':
      return 'lastSettings';
    case 'reprint':
      return 'reprint';
    case 'readDesign':
    case 'readBuiltIn':
    case 'removeDesign':
      return 'image';
    case 'changeTags':
    case 'readCodeList':
    case 'showPart':
      return 'tags';
    // These actions are not steps: they follow from other changes, or from deselecting tags in the tag list.
    case 'restoreStart':
    case 'dropSelectedTags':
      return undefined;
    default:
      return getSettingsChangeName(stateBefore.settings, stateAfter.settings);
  }
}

function pickUndoableState({
  settings,
  tags,
  part,
  firstPartStart,
  design,
  builtInDesign,
}: UndoableState): UndoableState {
  return { settings, tags, part, firstPartStart, design, builtInDesign };
}

/** Applies an action, and adds a step to the history if the action changed the undoable state. */
function recordChange(history: UndoHistory, action: PrintingAction, gesture: number): UndoHistory {
  const { state: stateBefore, past } = history;
  const state = printingReducer(stateBefore, action);
  const canMerge = action.type === 'changeSettings' || action.type === 'changeTags';
  const lastStep = canMerge && gesture === history.openGesture ? past.at(-1) : undefined;
  const restoredState = lastStep?.restoredState ?? pickUndoableState(stateBefore);
  const change = findChangeName(action, restoredState, state);
  if (change === undefined || isSameState(stateBefore, state)) return { ...history, state };
  const steps = lastStep ? past.slice(0, -1) : past;
  // A drag that returns to its start is not a step.
  if (isSameState(restoredState, state)) return { ...history, state, past: steps, future: [], openGesture: undefined };
  return {
    ...history,
    state,
    past: [...steps, { change, restoredState }].slice(-maxUndoSteps),
    future: [],
    openGesture: canMerge ? gesture : undefined,
  };
}

const replaceDesign = (steps: readonly UndoStep[], oldDesign: Design, newDesign: Design) =>
  steps.map(({ change, restoredState }) => ({
    change,
    restoredState: restoredState.design === oldDesign ? { ...restoredState, design: newDesign } : restoredState,
  }));

/** Undoes or redoes one step. */
function applyNextStep(history: UndoHistory, direction: UndoDirection, reopenedDesign?: Design): UndoHistory {
  const { state, past, future, lastMove } = history;
  const step = findNextStep(history, direction);
  if (!step) return history;
  const { change, restoredState } = step;
  const inverseStep = { change, restoredState: pickUndoableState(state) };
  const isUndo = direction === 'undo';
  const steps = {
    past: isUndo ? past.slice(0, -1) : [...past, inverseStep],
    future: isUndo ? [...future, inverseStep] : future.slice(0, -1),
  };
  const { design } = restoredState;
  const isReopened = design !== undefined && reopenedDesign !== undefined;
  return {
    state: clearPrintError({
      ...state,
      ...restoredState,
      ...(isReopened && { design: reopenedDesign }),
      ...(design !== state.design && { rejectedDesign: undefined }),
    }),
    past: isReopened ? replaceDesign(steps.past, design, reopenedDesign) : steps.past,
    future: isReopened ? replaceDesign(steps.future, design, reopenedDesign) : steps.future,
    openGesture: undefined,
    lastMove: { direction, change, id: (lastMove?.id ?? 0) + 1 },
  };
}

/** Returns the step that is undone or redone next; undefined if there is none. */
export const findNextStep = ({ past, future }: UndoHistory, direction: UndoDirection): UndoStep | undefined =>
  (direction === 'undo' ? past : future).at(-1);

/** Reducer of the printing screen with undo and redo: returns the history after an action. Never throws. */
export function undoReducer(history: UndoHistory, action: UndoHistoryAction): UndoHistory {
  return action.type === 'change'
    ? recordChange(history, action.action, action.gesture)
    : applyNextStep(history, action.type, action.reopenedDesign);
}
