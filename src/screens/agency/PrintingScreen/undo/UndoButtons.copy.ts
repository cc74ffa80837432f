import type { ChangeName, UndoDirection } from '~/domain/printing/state/undoHistory';

const changeNames: Record<ChangeName, string> = {
  paper: 'paper',
  margins: 'margins',
  gaps: 'gaps',
  order: 'order',
  start: 'first label',
  size: 'sticker size',
  qr: 'QR code',
  barcode: 'barcode',
  text: 'text',
  resolution: 'resolution',
  quantity: 'quantity',
  image: 'design',
  tags: 'tags',
  settings: 'settings',
  reset: 'Reset',
  lastSettings: 'Use last settings',
  reprint: 'Reprint',
};

const directionLabels: Record<UndoDirection, string> = { undo: 'Undo', redo: 'Redo' };
const doneLabels: Record<UndoDirection, string> = { undo: 'Undone', redo: 'Redone' };

export const undoButtonsCopy = {
  group: 'Undo and redo',
  label: (direction: UndoDirection) => directionLabels[direction],
  /** Returns the tooltip of a button. `change` names the change that the button undoes or redoes, if there is one. */
  tooltip: (direction: UndoDirection, change: ChangeName | undefined) =>
    change ? `${directionLabels[direction]}: ${changeNames[change]}` : `Nothing to ${direction}`,
  announcement: (direction: UndoDirection, change: ChangeName) => `${doneLabels[direction]}: ${changeNames[change]}`,
} as const;
