import type { PrintSettings } from '~/domain/printing/settings/printSettings';

export type PrintSettingsFieldsProps = {
  settings: PrintSettings;
  onChange: (settings: PrintSettings) => void;
};
