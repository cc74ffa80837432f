import { useEffect, useState } from 'react';

import type { ScanCheck } from '~/components/printing/ScanChecks/checkRun';
import type { Design } from '~/domain/printing/design/design';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

export type ArtworkCheck = (settings: PrintSettings) => ScanCheck[];

/**
 * Returns the check of the current design. Undefined without a design, until the module of the check is loaded and the
 * image is read, and if the module cannot be loaded.
 */
export function useArtworkCheck(design: Design | undefined, isBuiltIn: boolean): ArtworkCheck | undefined {
  const [created, setCreated] = useState<{ design: Design; check: ArtworkCheck }>();
  useEffect(() => {
    if (!design) return;
    let isCurrent = true;
    void import('./createArtworkCheck')
      // The URL of a replaced design is revoked.
      .then(({ createArtworkCheck }) => (isCurrent ? createArtworkCheck(design, isBuiltIn) : undefined))
      .then(
        (check) => check && isCurrent && setCreated({ design, check }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [design, isBuiltIn]);
  return created?.design === design ? created?.check : undefined;
}
