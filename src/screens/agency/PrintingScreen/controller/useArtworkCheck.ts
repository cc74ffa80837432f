import { useEffect, useState } from 'react';

import type { ScanCheck } from '~/components/printing/ScanChecks/checkRun';
import type { Design } from '~/domain/printing/design/design';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

export type ArtworkCheck = (settings: PrintSettings) => ScanCheck[];

/**
 * Returns the check of the current design. Undefined without a design, while the module of the check or the image is
 * loading, and if loading the module fails.
 */
export function useArtworkCheck(design: Design | undefined, isBuiltIn: boolean): ArtworkCheck | undefined {
  const [loadedCheck, setLoadedCheck] = useState<{ design: Design; check: ArtworkCheck }>();
  useEffect(() => {
    if (!design) return;
    let isCurrent = true;
    void import('./createArtworkCheck')
      // Skips a design that was replaced in the meantime, since its blob URL is revoked.
      .then(({ createArtworkCheck }) => (isCurrent ? createArtworkCheck(design, isBuiltIn) : undefined))
      .then(
        (check) => check && isCurrent && setLoadedCheck({ design, check }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [design, isBuiltIn]);
  return loadedCheck?.design === design ? loadedCheck?.check : undefined;
}
