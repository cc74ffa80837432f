import type { PrintSettings } from '~/domain/printing/settings/printSettings';

/**
 * Function that returns the props of a settings group. On phones, all groups are initially collapsed, and opening a
 * group closes the others. On larger screens, `initial` decides whether the group is open.
 */
export type GetGroupProps = (initial: 'open' | 'collapsed') => { defaultOpen: boolean; name?: string };

export type ControlsProps = {
  settings: PrintSettings;
  onChange: (settings: PrintSettings) => void;
  getGroupProps: GetGroupProps;
};
