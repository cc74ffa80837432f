import type { Components, Theme } from '@mui/material/styles';

export const baselineOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: theme.spacing(3) },
      // All texts inherit `textWrap: pretty`, which avoids a single word in the last line.
      body: { color: theme.vars.palette.text.body, minHeight: '100vh', textWrap: 'pretty' },
      textarea: { textWrap: 'wrap' },
      'h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
      'h1, h2, h3': { color: theme.vars.palette.text.primary },
      fieldset: { border: 0, minInlineSize: 0 },
      svg: { display: 'block' },
      // Styles of Lucide icons, which all have this class.
      '.lucide': { flexShrink: 0, strokeWidth: 1.75 },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      // Headings and link targets get no focus ring: they are not controls, and get the focus only for screen readers.
      ':is(h1, section, main)[tabindex="-1"]:focus': { outline: 'none' },
      '@media print': {
        // Prints backgrounds, since light text is unreadable without its dark background.
        html: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
        'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
      },
    }),
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: { lead: 'p', marker: 'p', figure: 'p', h4: 'h1', subtitle1: 'h2', subtitle2: 'h3' },
    },
  },
};
