import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

import { baseline } from './overrides/baseline';
import { buttons } from './overrides/buttons';
import { inputs } from './overrides/inputs';
import { links } from './overrides/links';
import { surfaces } from './overrides/surfaces';
import { switches } from './overrides/switches';
import { tables } from './overrides/tables';
import { palettes } from './palette';
import { breakpoints, motion, radii, spacingUnit } from './tokens';
import { typography } from './typography';

/** Matches the CSS variables of MUI that the app does not use. They are left out to make the pages smaller. */
const unusedVariable =
  /^--mui-(palette-(secondary|grey|AppBar|SnackbarContent|SpeedDialAction|StepContent|FilledInput|Avatar|Slider)|overlays)/;

export type AppThemeOptions = {
  /** 'media' follows the system's scheme, in the app. 'class' follows a class that Storybook sets to switch schemes. */
  colorSchemeSelector: 'media' | 'class';
  /** Component that MUI renders links with: the router's link in the app, an `a` element by default. */
  linkComponent?: ElementType;
};

export function createAppTheme({ colorSchemeSelector, linkComponent }: AppThemeOptions): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    breakpoints: { values: breakpoints },
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
    components: { ...baseline, ...buttons, ...inputs, ...links(linkComponent), ...surfaces, ...switches, ...tables },
  });
  const { generateStyleSheets } = theme;
  return { ...theme, generateStyleSheets: () => generateStyleSheets().map(omitUnused) };
}

/** Does what MUI's `ThemeProvider` does with a theme: its values refer to its CSS variables, without fallbacks. */
export function withVariables(theme: Theme): Theme {
  const resolved = { ...theme, vars: theme.generateThemeVars() };
  return { ...resolved, spacing: resolved.generateSpacing() };
}

/** Removes the unused variables from a stylesheet: an object that maps selectors and at-rules to their contents. */
function omitUnused(sheet: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sheet)
      .filter(([name]) => !unusedVariable.test(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'object' && value ? omitUnused(value) : value,
      ]),
  );
}
