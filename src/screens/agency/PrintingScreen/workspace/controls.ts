import type { PrintSettings } from '~/domain/printing/settings/printSettings';

/**
 * Returns the props of a settings group. On phones, all groups are collapsed at first, and opening one closes the
 * others. On larger screens, `initial` says if the group is open at first.
 */
export type GroupProps = (initial: 'open' | 'collapsed') => { defaultOpen: boolean; name?: string };

export type ControlsProps = {
  settings: PrintSettings;
  onChange: (settings: PrintSettings) => void;
  groupProps: GroupProps;
};
