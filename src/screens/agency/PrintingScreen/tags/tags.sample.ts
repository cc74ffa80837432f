import { noEntries } from '~/domain/printing/codes/tagSource';

import type { PrintedTags } from './tags';

const nothing = () => undefined;

/** As at first: the sample series. What is done with it has no effect. */
export const sampleTags: PrintedTags = {
  entries: noEntries,
  read: { source: 'sample' },
  run: { source: 'sample' },
  chosen: 0,
  onEntries: nothing,
  onPart: nothing,
  onDrop: nothing,
  onFile: nothing,
};
