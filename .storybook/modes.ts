import { breakpoints, mediaFontSize } from '../src/components/theme/tokens';

const toPx = (width: number) => width * mediaFontSize;
const mdPx = toPx(breakpoints.md);
const barPx = toPx(breakpoints.bar);
const lgPx = toPx(breakpoints.lg);

/** Widths in px of viewports: a phone, both sides of the breakpoints `md`, `bar` and `lg`, a laptop, and a monitor. */
const viewportWidths = [360, mdPx - 1, mdPx, barPx - 1, barPx, lgPx - 1, lgPx, toPx(breakpoints.xl), 1920] as const;

const viewportHeights = { narrow: 780, wide: 900 };

/** Viewports for stories, by their names: 'w360' is 360 px wide. */
export const viewports = Object.fromEntries(
  viewportWidths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${width < mdPx ? viewportHeights.narrow : viewportHeights.wide}px` },
      type: width < mdPx ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);

type Mode = { viewport: string; theme: 'light' | 'dark' };

const phoneMode = { viewport: 'w360', theme: 'light' } as const;
const wideDarkMode = { viewport: 'w1440', theme: 'dark' } as const;

/**
 * Sets of modes in which Chromatic takes snapshots of a screen: the widths at which the screen changes, and both colour
 * schemes.
 */
export const modeSets = {
  /** Public pages, whose bar collapses at 992 px. */
  site: {
    '360': phoneMode,
    [barPx - 1]: { viewport: `w${barPx - 1}`, theme: 'light' },
    '1440 dark': wideDarkMode,
  },
  /**
   * Pages of the back-office and the portal. Their navigation is a bar at the bottom below 768 px, then a column of
   * icons, and in wide windows a column of icons and labels.
   */
  office: {
    '360': phoneMode,
    [mdPx]: { viewport: `w${mdPx}`, theme: 'light' },
    '1440 dark': wideDarkMode,
  },
  /** Screens and dialogs that have another layout on phones only. */
  phone: { '360': phoneMode, '1440 dark': wideDarkMode },
} as const satisfies Record<string, Record<string, Mode>>;

export type ModeSet = keyof typeof modeSets;
