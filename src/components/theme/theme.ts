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

/** Variables of parts that this product does not use; they would only weigh. */
const unusedVariable =
  /^--mui-(palette-(secondary|grey|AppBar|SnackbarContent|SpeedDialAction|StepContent|FilledInput|Avatar|Slider)|overlays)/;

export type AppThemeOptions = {
  /** How the colour scheme is chosen: by the system in the product, by a class in Storybook, which shows both. */
  colorSchemeSelector: 'media' | 'class';
  /** What MUI renders links with; the app passes its router's link. A plain anchor otherwise. */
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
  return { ...theme, generateStyleSheets: () => generateStyleSheets().map(withoutUnused) };
}

/** A style sheet, `{selector: {variable: value}}` with media queries around, without the variables nobody reads. */
function withoutUnused(sheet: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sheet)
      .filter(([name]) => !unusedVariable.test(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'object' && value ? withoutUnused(value) : value,
      ]),
  );
}
