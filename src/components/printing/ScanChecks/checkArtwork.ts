import { findCodesOverDetail } from '~/domain/printing/design/artworkDetail';
import type { ArtworkDetail } from '~/domain/printing/design/artworkDetail';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { ScanCheck } from './checkRun';
import { getElementName } from './getIssueText';

/**
 * Returns a hint for each code that covers detail of the artwork. It is only a hint, since the app cannot know whether
 * the detail is important.
 */
export function checkArtwork(settings: PrintSettings, detail: ArtworkDetail | undefined): ScanCheck[] {
  if (!detail) return [];
  return findCodesOverDetail(settings, detail).map((element) => ({
    id: `${element} artwork`,
    element,
    level: 'hint',
    text: `The ${getElementName(element, settings)} hides artwork details`,
    detail: 'Drag it if they are important',
  }));
}
