import { findArtworkIssues } from '~/domain/printing/checks/artworkIssues';
import type { ArtworkDetail } from '~/domain/printing/design/artworkDetail';
import { findHeightWithoutStrips, fitImage } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import { formatNumber } from '~/domain/number/formatNumber';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { ScanCheck } from './checkRun';
import { getIssueText } from './getIssueText';

const stripTexts = { sides: 'White strips at the sides', 'top-and-bottom': 'White strips above and below' } as const;

/** It is only a hint, since the strips do not show if the background of the artwork is white. */
function checkFit({ design }: PrintSettings, { pixels }: Design): ScanCheck[] {
  const fit = fitImage(pixels, design);
  if (fit.strips === 'none') return [];
  const height = findHeightWithoutStrips(fit, design);
  return [
    {
      id: 'design strips',
      element: 'design',
      level: 'hint',
      text: stripTexts[fit.strips],
      detail: "Your artwork doesn't fill the sticker",
      quickFix:
        height === undefined
          ? undefined
          : { label: `Make the sticker ${formatNumber(height)} mm high`, change: { design: { ...design, height } } },
    },
  ];
}

/**
 * Returns a warning for each code that hides detail of the artwork, and a hint if the artwork does not fill the sticker.
 * A code that cannot be moved to a free area also gets a hint only. `detail` is undefined if it is unknown.
 */
export function checkArtwork(settings: PrintSettings, artwork: Design, detail: ArtworkDetail | undefined): ScanCheck[] {
  const warnings = (detail ? findArtworkIssues(settings, detail) : []).map((issue): ScanCheck => {
    const { text, quickFix: label = '' } = getIssueText(issue, settings);
    const { element, level, quickFix } = issue;
    const id = `${element} artwork`;
    return quickFix
      ? { id, element, level, text, quickFix: { label, change: quickFix } }
      : { id, element: 'design', level: 'hint', text };
  });
  return [...warnings, ...checkFit(settings, artwork)];
}
