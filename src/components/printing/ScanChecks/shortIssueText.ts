import type { Issue } from '~/domain/printing/checks/issues';

const shortTexts = {
  quiet: { image: 'On the picture', other: 'Covered' },
  contrast: { inverted: 'Inverted', pale: 'Too pale', red: 'Hard to see' },
} as const;

/** An error in one or two words; undefined for warnings. */
export function shortIssueText(issue: Issue): string | undefined {
  if (issue.level !== 'error') return undefined;
  switch (issue.kind) {
    case 'module':
      return issue.element === 'qr' ? 'Too small' : 'Too narrow';
    case 'dots':
      return 'Too fine';
    case 'height':
      return 'Too low';
    case 'edge':
      return 'Cut off';
    case 'contrast':
      return shortTexts.contrast[issue.problem];
    case 'quiet-zone':
      return shortTexts.quiet[issue.covered === 'image' ? 'image' : 'other'];
    default:
      return undefined;
  }
}
