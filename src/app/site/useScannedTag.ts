import { useEffect, useState } from 'react';

import { readOfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';
import type { ScannedTag } from '~/domain/tag/scannedTag';

import { browserStorage } from '../store/safeStorage';

/**
 * Returns the tag with this hexacode in the workspace of this browser. Returns undefined during the search, if there is
 * no such tag, and if the office shows sample data. The module that reads the database is loaded on demand.
 */
export function useScannedTag(code: string | null): ScannedTag | undefined {
  const [searchResult, setSearchResult] = useState<{ code: string; tag: ScannedTag | undefined }>();
  useEffect(() => {
    if (code === null || readOfficeChoice(browserStorage.getItem(officeChoiceKey))?.shows !== 'workspace') return;
    let isCurrent = true;
    void import('../workspace/findScannedTag')
      .then(({ findScannedTag }) => findScannedTag(code))
      .then((tag) => {
        if (isCurrent) setSearchResult({ code, tag });
      })
      // After an error, the visitor still sees the page for unknown tags.
      .catch((error: unknown) => console.warn('The workspace could not be searched:', error));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return searchResult?.code === code ? searchResult.tag : undefined;
}
