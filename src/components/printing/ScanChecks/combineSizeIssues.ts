import { codeOf } from '~/domain/printing/checks/edgeIssues';
import type { Issue } from '~/domain/printing/checks/issues';
import type { Size } from '~/domain/printing/settings/paper';

/** Returns the code for which an issue needs a larger sticker. */
const findSizedCode = (issue: Issue) =>
  issue.neededSticker &&
  (issue.kind === 'module' || issue.kind === 'dots' || issue.kind === 'height' || issue.kind === 'edge')
    ? codeOf[issue.element]
    : undefined;

/**
 * Combines the issues of a code and its label that all need a larger sticker into the first one, with the highest level
 * and a size that solves them all. They would otherwise ask for different sizes.
 */
export function combineSizeIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const code = findSizedCode(issue);
    if (!code) return [issue];
    const same = issues.filter((other) => findSizedCode(other) === code);
    if (same[0] !== issue) return [];
    const largest = (side: keyof Size) => Math.max(...same.map(({ neededSticker }) => neededSticker?.[side] ?? 0));
    return [
      {
        ...issue,
        level: same.some(({ level }) => level === 'error') ? 'error' : issue.level,
        neededSticker: { width: largest('width'), height: largest('height') },
      },
    ];
  });
}
