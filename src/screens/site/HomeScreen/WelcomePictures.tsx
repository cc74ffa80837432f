import { TagCode } from '~/components/brand/CodeSheet/TagCode';
import { fixed } from '~/components/theme/tokens';

/** A phone that has found a tag. */
export function ScannerPicture() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <rect width="96" height="96" rx="12" fill={fixed.blue} />
      <path d="M24 96V28a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v68z" fill={fixed.night} />
      <path d="M30 96V29a7 7 0 0 1 7-7h22a7 7 0 0 1 7 7v67z" fill={fixed.white} />
      <path d="M36 36h24v24H36zM39.5 39.5v17h17v-17zM43 43h10v10H43z" fill={fixed.night} fillRule="evenodd" />
    </svg>
  );
}

/** The tag itself. */
export function OwnerPicture() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <rect x="0.5" y="0.5" width="95" height="95" rx="11.5" fill={fixed.night} stroke={fixed.night3} />
      <TagCode x={20} y={20} side={56} radius={6} />
    </svg>
  );
}
