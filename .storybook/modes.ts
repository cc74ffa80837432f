import { breakpoints, mediaFontSize } from '../src/components/theme/tokens';

const toPx = (width: number) => width * mediaFontSize;
const md = toPx(breakpoints.md);
const bar = toPx(breakpoints.bar);
const lg = toPx(breakpoints.lg);

/** Widths in px of a phone, on both sides of the breakpoints `md`, `bar` and `lg`, of a laptop, and of a monitor. */
const widths = [360, md - 1, md, bar - 1, bar, lg - 1, lg, toPx(breakpoints.xl), 1920] as const;

const heights = { narrow: 780, wide: 900 };

/** Viewports for stories, by their names: 'w360' is 360 px wide. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${width < md ? heights.narrow : heights.wide}px` },
      type: width < md ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);

type Mode = { viewport: string; theme: 'light' | 'dark' };

const phone = { viewport: 'w360', theme: 'light' } as const;
const wideDark = { viewport: 'w1440', theme: 'dark' } as const;

/**
 * Sets of modes in which Chromatic takes snapshots of a screen: the widths at which the screen changes, and both colour
 * schemes.
 */
export const modeSets = {
  /** Public pages, whose bar collapses at 992 px. */
  site: {
    '360': phone,
    [bar - 1]: { viewport: `w${bar - 1}`, theme: 'light' },
    '1440 dark': wideDark,
  },
  /**
   * Pages of the back-office and the portal. Their navigation is a bar at the bottom below 768 px, then a column of
   * icons, and in wide windows a column of icons and labels.
   */
  office: {
    '360': phone,
    [md]: { viewport: `w${md}`, theme: 'light' },
    '1440 dark': wideDark,
  },
  /** Screens and dialogs that have another layout on phones only. */
  phone: { '360': phone, '1440 dark': wideDark },
} as const satisfies Record<string, Record<string, Mode>>;

export type ModeSet = keyof typeof modeSets;
