const drawings = {
  phone: [
    '#######....',
    '#.....#....',
    '#.###.#....',
    '#.###.#....',
    '#.###.#....',
    '#.....#....',
    '#.....#....',
    '#.....#....',
    '#.....#....',
    '#..#..#....',
    '#######....',
  ],
  lock: [
    '...#####...',
    '..#.....#..',
    '..#.....#..',
    '..#.....#..',
    '###########',
    '#.........#',
    '#....#....#',
    '#....#....#',
    '#....#....#',
    '#.........#',
    '###########',
  ],
  change: [
    '.......#...',
    '.......##..',
    '##########.',
    '.......##..',
    '.......#...',
    '...........',
    '...#.......',
    '..##.......',
    '.##########',
    '..##.......',
    '...#.......',
  ],
  codes: [
    '#######...#',
    '#.....#.#.#',
    '#.###.#.#.#',
    '#.###.#.#.#',
    '#.###.#.#.#',
    '#.....#.#.#',
    '#######.#.#',
    '........#.#',
    '#########.#',
    '..........#',
    '###########',
  ],
} as const;

export type PixelIconName = keyof typeof drawings;

export type PixelIconProps = {
  name: PixelIconName;
  /** Width and height in px; a multiple of 11 keeps all modules alike. */
  size?: number;
};

/** The dark modules of each row, those that touch as one stroke. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}

/** A sign made of modules, like a code: decoration beside a heading, in the colour of the text around it. */
export function PixelIcon({ name, size = 55 }: PixelIconProps) {
  return (
    <svg
      viewBox="0 0 11 11"
      width={size}
      height={size}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(drawings[name])} />
    </svg>
  );
}
