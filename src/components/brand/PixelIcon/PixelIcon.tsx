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
  /** Width and height in px; a multiple of 11 keeps all modules alike. */
  size?: number;
};

/** A sign made of modules, like a code: decoration beside a heading, in the colour of the text around it. */
export function PixelIcon({ name, size = 55 }: PixelIconProps) {
  return <Modules rows={drawings[name]} size={size} />;
}
