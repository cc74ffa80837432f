import { formatCount } from '~/domain/number/amounts';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { formatSheetCount } from '../shared/format';

export const tagPickerCopy = {
  title: 'Choose your tags',
  confirm: (count: number) => (count === 0 ? 'Use tags' : `Use ${formatCount(count)} ${count === 1 ? 'tag' : 'tags'}`),
  /** Returns what is printed with `count` selected tags. Settings with which no sticker fits have no note. */
  sheets: (settings: PrintSettings, count: number) => {
    const layout = getSheetLayout({ ...settings, quantity: settings.quantity * count });
    return count > 0 && layout.fits ? formatSheetCount(settings, layout) : undefined;
  },
  otherCodes: { 'other-source': 'Use a list or a number series instead', samples: 'Use sample codes' },
};
