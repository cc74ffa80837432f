import type { PrintSettings } from '~/domain/printing/settings/printSettings';

/** Props of a settings group by its default. On a phone all groups are collapsed and form an accordion. */
export type GroupProps = (initial: 'open' | 'collapsed') => { defaultOpen: boolean; name?: string };

export type ControlsProps = {
  settings: PrintSettings;
  onChange: (settings: PrintSettings) => void;
  groupProps: GroupProps;
};
