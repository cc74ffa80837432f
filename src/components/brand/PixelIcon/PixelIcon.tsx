import { Modules } from './Modules';

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
  /** In px; multiples of 11 keep all modules the same size. */
  size?: number;
};

/** Decorative icon in the pixel style of a QR code. */
export function PixelIcon({ name, size = 55 }: PixelIconProps) {
  return <Modules rows={drawings[name]} size={size} />;
}
