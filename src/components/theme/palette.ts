import type { PaletteOptions } from '@mui/material/styles';

import { schemes } from './tokens';
import type { SchemeColour } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The colours that follow the colour scheme, by the names of the tokens. */
    tone: Record<SchemeColour, string>;
  }
  interface PaletteOptions {
    tone?: Record<SchemeColour, string>;
  }
  interface TypeText {
    /** Running text; headings take `primary`, side notes `secondary`. */
    body: string;
  }
  interface BreakpointOverrides {
    /** From here on the public navigation bar is unfolded. */
    bar: true;
  }
}

function paletteOf(tone: Record<SchemeColour, string>): PaletteOptions {
  const plain = (main: string, soft: string) => ({ main, light: main, dark: main, contrastText: soft });
  return {
    primary: { main: tone.primary, light: tone.primary, dark: tone.primaryPress, contrastText: tone.onPrimary },
    error: plain(tone.bad, tone.badSoft),
    warning: plain(tone.warn, tone.warnSoft),
    success: plain(tone.ok, tone.okSoft),
    info: plain(tone.primary, tone.primarySoft),
    text: { primary: tone.ink, body: tone.ink2, secondary: tone.muted, disabled: tone.muted },
    background: { default: tone.paper, paper: tone.paper },
    divider: tone.line,
    tone,
  };
}

export const palettes = { light: paletteOf(schemes.light), dark: paletteOf(schemes.dark) };
