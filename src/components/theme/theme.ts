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

/** CSS variables of MUI components that the app does not use, omitted to save bytes. */
const unusedVariable =
  /^--mui-(palette-(secondary|grey|AppBar|SnackbarContent|SpeedDialAction|StepContent|FilledInput|Avatar|Slider)|overlays)/;

export type AppThemeOptions = {
  /** `media`: by the system, in the app. `class`: in Storybook, which shows both schemes. */
  colorSchemeSelector: 'media' | 'class';
  /** MUI's link component: the router's in the app, a plain anchor by default. */
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

/** Removes unused variables from a style sheet object (`{selector: {variable: value}}`, possibly nested). */
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
