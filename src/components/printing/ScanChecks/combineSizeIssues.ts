import { codeElementOf } from '~/domain/printing/checks/edgeIssues';
import type { Issue } from '~/domain/printing/checks/issues';
import { createEnlargeStickerFix } from '~/domain/printing/checks/placement';
import type { Size } from '~/domain/printing/settings/paper';
import type { CodeElement, StickerSettings } from '~/domain/printing/sticker/stickerElements';

/** Returns the code for which an issue needs a larger sticker; undefined if the issue needs none. */
const findCodeThatNeedsLargerSticker = (issue: Issue) =>
  issue.neededStickerSize &&
  (issue.kind === 'module' || issue.kind === 'dots' || issue.kind === 'height' || issue.kind === 'edge')
    ? codeElementOf[issue.element]
    : undefined;

/** Returns the size that the quick fix of an issue gives a code. */
function getSizeAfterFix({ quickFix = {} }: Issue, code: CodeElement): Size {
  const { qr: { size = 0 } = {}, barcode: { width = 0, height = 0 } = {} } = quickFix;
  return code === 'qr' ? { width: size, height: size } : { width, height };
}

/**
 * Merges the issues of a code and its label that need a larger sticker into the first of them, with the highest level
 * and a size that solves them all. As separate issues, they would ask for different sizes.
 */
export function combineSizeIssues(issues: readonly Issue[], settings: StickerSettings): Issue[] {
  return issues.flatMap((issue) => {
    const code = findCodeThatNeedsLargerSticker(issue);
    if (!code) return [issue];
    const issuesOfCode = issues.filter((otherIssue) => findCodeThatNeedsLargerSticker(otherIssue) === code);
    if (issuesOfCode[0] !== issue) return [];
    const getLargestSide = (side: keyof Size) =>
      Math.max(...issuesOfCode.map((otherIssue) => getSizeAfterFix(otherIssue, code)[side]));
    const size = { width: getLargestSide('width'), height: getLargestSide('height') };
    return [
      {
        ...issue,
        // The `needed` of an 'edge' issue is a distance, not a size.
        ...(issue.kind !== 'edge' && { needed: issue.kind === 'height' ? size.height : size.width }),
        level: issuesOfCode.some(({ level }) => level === 'error') ? 'error' : issue.level,
        ...createEnlargeStickerFix(settings, code, size),
      },
    ];
  });
}
