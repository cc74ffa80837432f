import type { PreviewView } from '../controller/usePreview';
import type { SettingsGroupName } from './SettingsFields';

/** The view of the preview that shows the effect of each group's settings. Phones change to it. */
export const viewOfGroup: Record<SettingsGroupName, PreviewView | undefined> = {
  paper: 'sheet',
  margins: 'sheet',
  design: 'sticker',
  qr: 'sticker',
  barcode: 'sticker',
  text: 'sticker',
  tags: undefined,
  output: undefined,
};
