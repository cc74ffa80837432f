/** Two strokes wide on a 24 px grid, with square ends: the manner of the finder pattern. */
const drawings = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M6 9l6 6 6-6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  phone: 'M7 2h10v20H7zM11 18h2',
  play: 'M6 4l13 8-13 8z',
  instagram: 'M4 4h16v16H4zM9 9h6v6H9zM17 7h.01',
  linkedin: 'M4 10v10M4 4v1M10 20V10M10 14c0-5 9-5 9 0v6',
  youtube: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  link: 'M10 14l8-8M12 5h7v7M17 15v5H4V7h5',
} as const;

export type LineIconName = keyof typeof drawings;

export type LineIconProps = {
  name: LineIconName;
  /** Width and height in px. */
  size?: number;
};

/** A sign beside a label or inside a named button; never the only carrier of a meaning. */
export function LineIcon({ name, size = 20 }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
