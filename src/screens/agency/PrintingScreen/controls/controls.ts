import type { PrintSettings } from '~/domain/printing/settings/printSettings';

/** How a group of settings starts out. On a phone all are folded and one opens at a time. */
export type Folding = (start: 'open' | 'folded') => { initiallyOpen: boolean; oneOf?: string };

export type ControlsProps = {
  settings: PrintSettings;
  onChange: (settings: PrintSettings) => void;
  folding: Folding;
};
