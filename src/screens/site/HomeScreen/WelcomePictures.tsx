import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { fixed } from '~/components/theme/tokens';

/** Picture of a phone that scans a tag. */
export function ScannerPicture() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <rect width="96" height="96" rx="12" fill={fixed.blue} />
      <g transform="rotate(8 48 48)">
        <rect x="24" y="8" width="48" height="80" rx="8" fill={fixed.night} />
        <rect x="28" y="12" width="40" height="72" rx="4" fill={fixed.white} />
        <path d="M39 39h18v18H39zM41.6 41.6v12.8h12.8V41.6zM44.5 44.5h7v7h-7z" fill={fixed.night} fillRule="evenodd" />
        <path d="M34 42v-8h8M54 34h8v8M62 54v8h-8M42 62h-8v-8" fill="none" stroke={fixed.blue} strokeWidth="3" />
      </g>
    </svg>
  );
}

/** Picture of a tag that hangs from a ring. */
export function OwnerPicture() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <rect x="0.5" y="0.5" width="95" height="95" rx="11.5" fill={fixed.night} stroke={fixed.night3} />
      <circle cx="48" cy="14" r="10" fill="none" stroke={fixed.nightEdge} strokeWidth="3" />
      <path d="M40 14h16a4 4 0 0 1 4 4v12H36V18a4 4 0 0 1 4-4z" fill={fixed.white} />
      <circle cx="48" cy="22" r="3" fill={fixed.night} />
      <TagCode x={18} y={26} side={60} radius={8} />
      <path d="M48 22a10 10 0 0 0 10-8" fill="none" stroke={fixed.nightText} strokeWidth="3" />
    </svg>
  );
}
