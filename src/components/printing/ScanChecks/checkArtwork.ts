import { findArtworkIssues } from '~/domain/printing/checks/artworkIssues';
import type { ArtworkDetail } from '~/domain/printing/design/artworkDetail';
import { findHeightWithoutStrips, fitImage } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import { formatNumber } from '~/domain/number/formatNumber';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { ScanCheck } from './checkRun';
import { getIssueText } from './getIssueText';

const stripTexts = { sides: 'White strips at the sides', 'top-and-bottom': 'White strips above and below' } as const;

/**
 * Returns a hint if the artwork leaves white strips. It is not a warning, since white strips cannot be seen if the
 * edges of the artwork are white too.
 */
function checkWhiteStrips({ design }: PrintSettings, { originalSize }: Design): ScanCheck[] {
  const fit = fitImage(originalSize, design);
  if (fit.strips === 'none') return [];
  const heightWithoutStrips = findHeightWithoutStrips(fit, design);
  return [
    {
      id: 'design strips',
      element: 'design',
      level: 'hint',
      text: stripTexts[fit.strips],
      detail: "Your artwork doesn't fill the sticker",
      quickFix:
        heightWithoutStrips === undefined
          ? undefined
          : {
              label: `Make the sticker ${formatNumber(heightWithoutStrips)} mm high`,
              change: { design: { ...design, height: heightWithoutStrips } },
            },
    },
  ];
}

/**
 * Returns a warning for each code that hides detail of the artwork, or a hint if there is no free area for the code.
 * Also returns the hint of `checkWhiteStrips`, which is the only check while `artworkDetail` is undefined.
 */
export function checkArtwork(
  settings: PrintSettings,
  artwork: Design,
  artworkDetail: ArtworkDetail | undefined,
): ScanCheck[] {
  const codeChecks = (artworkDetail ? findArtworkIssues(settings, artworkDetail) : []).map((issue): ScanCheck => {
    const { text, detail: reason, quickFixLabel: label = '' } = getIssueText(issue, settings);
    const { element, level, quickFix } = issue;
    const id = `${element} artwork`;
    return quickFix
      ? { id, element, level, text, quickFix: { label, change: quickFix } }
      : { id, element: 'design', level: 'hint', text, detail: reason };
  });
  return [...codeChecks, ...checkWhiteStrips(settings, artwork)];
}
