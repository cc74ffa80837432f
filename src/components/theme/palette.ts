import type { PaletteOptions } from '@mui/material/styles';

import { schemes } from './tokens';
import type { SchemeColour } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The colours of `schemes` in tokens.ts, by name. */
    tone: Record<SchemeColour, string>;
  }
  interface PaletteOptions {
    tone?: Record<SchemeColour, string>;
  }
  interface TypeText {
    /** Colour of body text. Headings use `primary`, less important text `secondary`. */
    body: string;
  }
  interface BreakpointOverrides {
    /** From this width on, the site bar shows its links. In narrower windows, the links are in a menu. */
    bar: true;
  }
}

function createPalette(tone: Record<SchemeColour, string>): PaletteOptions {
  const createColor = (main: string, soft: string) => ({ main, light: main, dark: main, contrastText: soft });
  return {
    primary: { main: tone.primary, light: tone.primary, dark: tone.primaryPress, contrastText: tone.onPrimary },
    error: createColor(tone.bad, tone.badSoft),
    warning: createColor(tone.warn, tone.warnSoft),
    success: createColor(tone.ok, tone.okSoft),
    info: createColor(tone.primary, tone.primarySoft),
    text: { primary: tone.ink, body: tone.ink2, secondary: tone.muted, disabled: tone.muted },
    background: { default: tone.paper, paper: tone.paper },
    divider: tone.line,
    action: { disabled: tone.muted, disabledBackground: tone.idleSoft },
    tone,
  };
}

export const palettes = { light: createPalette(schemes.light), dark: createPalette(schemes.dark) };
