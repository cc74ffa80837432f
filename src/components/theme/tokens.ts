/**
 * Design tokens, such as colours and breakpoints. Components use them through the theme, and import the values that are
 * the same in light and dark from here.
 */

/**
 * Lower bounds of the breakpoints in em: 600, 768, 993, 1024 and 1440 px at the default text size. Larger text gives
 * the layout of a narrower window. From `bar` on, the site bar shows its links instead of a menu button.
 */
export const breakpoints = { xs: 0, sm: 37.5, md: 48, bar: 62.0625, lg: 64, xl: 90 } as const;

/** Px per em in media queries, unless the user has changed the text size of the browser. */
export const mediaFontSize = 16;

/**
 * Media query for phones with enlarged text. At the default text size, no phone matches it: 19em are 304 px, and phones
 * are at least 320 px wide.
 */
export const largeTextPhoneQuery = '@media (max-width: 19em)';

/** Colours that depend on the colour scheme. A name that ends with `Soft` is a background with a weak tint. */
export const schemes = {
  light: {
    ink: '#0B1220',
    ink2: '#1B2740',
    paper: '#FFFFFF',
    mist: '#F4F7FB',
    line: '#DCE3EE',
    muted: '#55617A',
    primary: '#1D4ED8',
    primaryPress: '#1740B4',
    primarySoft: '#E7EEFF',
    onPrimary: '#FFFFFF',
    ok: '#1A7F4B',
    okSoft: '#EAF7F0',
    warn: '#9A5B00',
    warnSoft: '#FBEEDA',
    bad: '#B3261E',
    badSoft: '#FCEAE8',
    idleSoft: '#EAEFF6',
    field: '#FFFFFF',
    fieldLine: '#74819B',
    hover: '#EEF3FA',
    head: '#F4F7FB',
    board: '#E6ECF5',
    scene: '#E7EEFF',
    deep: '#0B1220',
    deep2: '#16213A',
    bezel: '#0B1220',
    navSurface: '#0B1220',
    navRaised: '#1B2740',
    navLine: '#0B1220',
  },
  dark: {
    ink: '#EAF0FB',
    ink2: '#C9D4E8',
    paper: '#111A2C',
    mist: '#0B1220',
    line: '#25324B',
    muted: '#9DAAC4',
    primary: '#8FB0FF',
    primaryPress: '#B4CAFF',
    primarySoft: '#1A2A4F',
    onPrimary: '#0B1220',
    ok: '#6FD8A3',
    okSoft: '#173D2C',
    warn: '#F2BC6B',
    warnSoft: '#413014',
    bad: '#FFA59B',
    badSoft: '#4A2224',
    idleSoft: '#1E2A42',
    field: '#0B1220',
    fieldLine: '#6C7B9B',
    hover: '#18233A',
    head: '#162035',
    board: '#222E48',
    scene: '#22304F',
    deep: '#05080F',
    deep2: '#131D33',
    bezel: '#3A4A6B',
    navSurface: '#070C17',
    navRaised: '#1A2A4F',
    navLine: '#1B2740',
  },
} as const;

export type SchemeColour = keyof typeof schemes.light;

/**
 * Colours that are the same in both colour schemes, for dark parts of the site, the navigation, illustrations and
 * paper.
 */
export const fixedColours = {
  white: '#FFFFFF',
  night: '#0B1220',
  night2: '#16213A',
  night3: '#2A3854',
  nightRing: '#151F37',
  nightText: '#B8C4DA',
  nightEdge: '#7B8AA8',
  day: '#FFFFFF',
  dayLine: '#DCE3EE',
  mist: '#F4F7FB',
  blue: '#1D4ED8',
  blueSoft: '#DCE7FF',
  stitch: '#8FB0FF',
  signal: '#C6F24E',
  signalPress: '#D6F77E',
  navText: '#C9D4E8',
  navAccent: '#8FB0FF',
  /**
   * Colour of outlines and badges on paper and stickers in the print previews. The paper is white in the dark scheme,
   * too.
   */
  onPaper: '#1D4ED8',
  /** Colour of outlines and badges for errors in the print previews. */
  badOnPaper: '#B3261E',
  /** Colour of guide lines in the close-up of a sticker. They have to be visible on designs of any colour. */
  guide: '#C2188B',
} as const;

/**
 * Surfaces of the office in dark mode. They are lighter than those of the public site, so that cards contrast with the
 * page.
 */
export const raisedSurfaces = {
  paper: '#172136',
  head: '#1C2841',
  hover: '#1F2C47',
  idleSoft: '#2A3856',
  primarySoft: '#213763',
} as const;

/**
 * Colours of the illustrations of each product line, paler for product lines that are coming soon. `dusk` is the
 * background of pictures in dark mode.
 */
export const productLineColours = {
  ally: { main: '#E5533D', pale: '#FFE4DD', deep: '#8E2415', dusk: '#4A231F' },
  auto: { main: '#1D4ED8', pale: '#DCE7FF', deep: '#102E86', dusk: '#22304F' },
  accolades: { main: '#B7791F', pale: '#FFEBC6', deep: '#6B430A', dusk: '#22304F' },
  anchor: { main: '#7FB5AF', pale: '#E6F3F1', deep: '#0F6A61' },
  atlas: { main: '#AEA2DC', pale: '#EFEBFB', deep: '#5639C4' },
  adverts: { main: '#D39ABD', pale: '#FAE8F2', deep: '#9A2268' },
} as const;

export const fonts = {
  heading:
    "'Bricolage Grotesque', 'Bricolage Grotesque fallback', 'Bricolage Grotesque Android', system-ui, sans-serif",
  text: "'Figtree', 'Figtree fallback', 'Figtree Android', system-ui, sans-serif",
} as const;

/** Corner radii in px. */
export const radii = { control: 8, card: 12, full: 99 } as const;

/** Spacing unit in px. */
export const spacingUnit = 8;

/** Vertical padding of the sections of public pages by breakpoint, in spacing units. */
export const sectionPadding = { xs: 4, sm: 8, bar: 9 } as const;

/** Transition durations in ms and their easing. */
export const motion = { quick: 150, normal: 180, slow: 250, easing: 'cubic-bezier(0, 0, 0.2, 1)' } as const;

/** Sizes of layouts and controls, in px. */
export const sizes = {
  /** Maximum width of the content of the public site. */
  siteWidth: 1280,
  /** Height of the collapsed site bar. */
  siteBar: 72,
  /** Height of the site bar in windows in which the bar shows its links. */
  siteBarWide: 80,
  /** Maximum width of an illustrated phone. */
  phone: 376,
  /** Height of the office's top bar. */
  topBar: 56,
  /** Minimum width of the office's navigation with icons and labels. */
  navFull: 216,
  /** Width of the office's navigation with icons only. */
  navRail: 72,
  /** Width of the panel with the details of a row. */
  detailPanel: 420,
  /** Height of buttons. */
  control: 40,
  /** Height of buttons below the breakpoint `lg`, where screens are often touched. */
  controlTouch: 44,
  /** Minimum height of form fields. */
  field: 44,
} as const;

/** Height of the links in the office's navigation at the bottom on mobile, 60 px by default. It grows with the text. */
export const navLinkHeight = '(44px + 1rem)';

/**
 * Height of the office's navigation at the bottom on mobile: the links, a padding of 4 px above and below them, a
 * border of 1 px, and the area of the screen that a phone reserves for gestures.
 */
export const navBottomHeight = `(${navLinkHeight} + 9px + env(safe-area-inset-bottom))`;

export const shadows = {
  /** Shadow of cards in the light scheme. */
  light: '0 1px 2px rgb(11 18 32 / 0.06), 0 8px 24px rgb(11 18 32 / 0.06)',
  /** Shadow of cards in the dark scheme: a light hairline along the upper edge. */
  dark: 'inset 0 1px 0 rgb(255 255 255 / 0.06)',
  /** Shadow of white paper and stickers in previews: a hairline and a short soft shadow. */
  paper: '0 0 0 1px rgb(11 18 32 / 0.12), 0 2px 8px rgb(11 18 32 / 0.12)',
  /** Shadow of menus, dialogs and other floating surfaces. */
  float: '0 1px 2px rgb(11 18 32 / 0.08), 0 16px 40px rgb(11 18 32 / 0.18)',
} as const;
