import { breakpoints } from '../src/components/theme/tokens';

/** Widths in px: a phone, both sides of each breakpoint, and a laptop. */
const widths = [
  360,
  breakpoints.md - 1,
  breakpoints.md,
  breakpoints.bar - 1,
  breakpoints.bar,
  breakpoints.lg - 1,
  breakpoints.lg,
  breakpoints.xl,
] as const;

const heights = { narrow: 780, wide: 900 };

/** Viewports for stories, by name. The viewport 'w360' is 360 px wide. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${width < breakpoints.md ? heights.narrow : heights.wide}px` },
      type: width < breakpoints.md ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);

type Mode = { viewport: string; theme: 'light' | 'dark' };

/** Modes in which Chromatic takes snapshots: all widths in light colours, the narrowest and widest also in dark. */
export const modes: Record<string, Mode> = {
  ...Object.fromEntries(widths.map((width) => [`${width} light`, { viewport: `w${width}`, theme: 'light' as const }])),
  '360 dark': { viewport: 'w360', theme: 'dark' },
  '1440 dark': { viewport: 'w1440', theme: 'dark' },
};
