import type { Issue } from './issues';

const inOneWord = {
  quiet: { picture: 'On the picture', other: 'Covered' },
  contrast: { inverted: 'Inverted', pale: 'Too pale', red: 'Hard to see' },
} as const;

/** What makes a code fail, in a word or two for where there is no room to say more; undefined for mere warnings. */
export function shortWordsOf(issue: Issue): string | undefined {
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
      return inOneWord.contrast[issue.fault];
    case 'quiet-zone':
      return inOneWord.quiet[issue.covered === 'picture' ? 'picture' : 'other'];
    default:
      return undefined;
  }
}
