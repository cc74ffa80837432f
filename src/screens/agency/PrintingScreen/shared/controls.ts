import type { PrintSettings } from '~/domain/printing/settings/printSettings';

export type FieldsProps = {
  settings: PrintSettings;
  onChange: (settings: PrintSettings) => void;
};
