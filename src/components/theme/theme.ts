import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

import { baselineOverrides } from './overrides/baselineOverrides';
import { buttonOverrides } from './overrides/buttonOverrides';
import { inputOverrides } from './overrides/inputOverrides';
import { createLinkOverrides } from './overrides/createLinkOverrides';
import { surfaceOverrides } from './overrides/surfaceOverrides';
import { switchOverrides } from './overrides/switchOverrides';
import { tableOverrides } from './overrides/tableOverrides';
import { palettes } from './palette';
import { breakpoints, mediaFontSize, motion, radii, spacingUnit } from './tokens';
import { typography } from './typography';

/** Matches the names of MUI's CSS variables that the app does not use. Leaving them out makes the pages smaller. */
const unusedVariablePattern =
  /^--mui-(palette-(secondary|grey|AppBar|SnackbarContent|SpeedDialAction|StepContent|FilledInput|Avatar|Slider)|overlays)/;

export type AppThemeOptions = {
  /**
   * 'media' follows the system's colour scheme. 'class' follows a class, which Storybook needs to switch the scheme.
   */
  colorSchemeSelector: 'media' | 'class';
  /** Component that MUI uses for links: the router's link in the app, an `a` element by default. */
  linkComponent?: ElementType;
};

export function createAppTheme({ colorSchemeSelector, linkComponent }: AppThemeOptions): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    // Makes media queries with `down` end 0.05 px below the breakpoint, as in MUI's default theme.
    breakpoints: { unit: 'em', values: breakpoints, step: 5 / mediaFontSize },
    spacing: spacingUnit,
    shape: { borderRadius: radii.control },
    typography,
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.normal,
        short: motion.normal,
        standard: motion.slow,
        complex: motion.slow,
        enteringScreen: motion.normal,
        leavingScreen: motion.quick,
      },
      easing: { easeOut: motion.easing, easeInOut: motion.easing },
    },
    components: {
      ...baselineOverrides,
      ...buttonOverrides,
      ...inputOverrides,
      ...createLinkOverrides(linkComponent),
      ...surfaceOverrides,
      ...switchOverrides,
      ...tableOverrides,
    },
  });
  const { generateStyleSheets } = theme;
  return { ...theme, generateStyleSheets: () => generateStyleSheets().map(omitUnusedVariables) };
}

/** Makes the values of a theme refer to its CSS variables, without fallbacks, as MUI's `ThemeProvider` does. */
export function withCssVariables(theme: Theme): Theme {
  const themeWithVariables = { ...theme, vars: theme.generateThemeVars() };
  return { ...themeWithVariables, spacing: themeWithVariables.generateSpacing() };
}

/** Removes unused variables from a stylesheet: an object that maps selectors and at-rules to their contents. */
function omitUnusedVariables(stylesheet: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stylesheet)
      .filter(([name]) => !unusedVariablePattern.test(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'object' && value ? omitUnusedVariables(value) : value,
      ]),
  );
}
