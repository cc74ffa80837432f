import { useEffect, useState } from 'react';

import { readOfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';
import type { ScannedTag } from '~/domain/tag/scannedTag';

import { browserStorage } from '../store/safeStorage';

/**
 * Looks for a tag in the workspace of this browser, if the office shows it. Undefined if the workspace has no such tag,
 * and until the answer is there. The code that reads the database is loaded only for this.
 */
export function useScannedTag(code: string | null): ScannedTag | undefined {
  const [found, setFound] = useState<{ code: string; tag: ScannedTag | undefined }>();
  useEffect(() => {
    if (code === null || readOfficeChoice(browserStorage.getItem(officeChoiceKey))?.shows !== 'workspace') return;
    let isCurrent = true;
    void import('../workspace/findScannedTag')
      .then(({ findScannedTag }) => findScannedTag(code))
      .then((tag) => {
        if (isCurrent) setFound({ code, tag });
      })
      // The page of an unknown tag stays, which still helps.
      .catch((error: unknown) => console.warn('The workspace could not be searched:', error));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return found?.code === code ? found.tag : undefined;
}
