import type { SectorId } from '~/domain/partner/sectors';

const drawings: Record<SectorId, readonly string[]> = {
  automotive: [
    '...........',
    '..#######..',
    '.##.....##.',
    '.#.......#.',
    '##.......##',
    '###########',
    '#.##...##.#',
    '#.##...##.#',
    '###########',
    '.##.....##.',
    '.##.....##.',
  ],
  retail: [
    '...#####...',
    '..##...##..',
    '..#.....#..',
    '###########',
    '##.......##',
    '#..#...#..#',
    '#..#...#..#',
    '#..##.##..#',
    '#...###...#',
    '#.........#',
    '###########',
  ],
  pets: [
    '...#...#...',
    '..###.###..',
    '..###.###..',
    '##.#...#.##',
    '##.......##',
    '##..###..##',
    '...#####...',
    '..#######..',
    '.#########.',
    '.#########.',
    '..###.###..',
  ],
  hospitality: [
    '.....#.....',
    '....###....',
    '...#####...',
    '..##...##..',
    '.##.....##.',
    '.#.......#.',
    '##.......##',
    '###########',
    '...........',
    '###########',
    '###########',
  ],
  workplace: [
    '.#########.',
    '###.....###',
    '#.#.....#.#',
    '#.#.....#.#',
    '###.....###',
    '..##...##..',
    '...#####...',
    '.....#.....',
    '.....#.....',
    '...#####...',
    '..#######..',
  ],
  navigation: [
    '...#####...',
    '..##...##..',
    '.##.....##.',
    '.#..###..#.',
    '.#..###..#.',
    '.#..###..#.',
    '.##.....##.',
    '..##...##..',
    '...##.##...',
    '....###....',
    '.....#.....',
  ],
};

export type SectorIconProps = {
  sector: SectorId;
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

/** The sign of a sector, made of modules like a code: decoration beside its name. */
export function SectorIcon({ sector, size = 55 }: SectorIconProps) {
  return (
    <svg
      viewBox="0 0 11 11"
      width={size}
      height={size}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(drawings[sector])} />
    </svg>
  );
}
