import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

import { baseline } from './overrides/baseline';
import { buttons } from './overrides/buttons';
import { inputs } from './overrides/inputs';
import { links } from './overrides/links';
import { surfaces } from './overrides/surfaces';
import { palettes } from './palette';
import { breakpoints, motion, radii, spacingUnit } from './tokens';
import { typography } from './typography';

/** Component palettes of parts that this product does not use; their variables would only weigh. */
const unusedPalettes = new Set([
  'AppBar',
  'SnackbarContent',
  'SpeedDialAction',
  'StepContent',
  'FilledInput',
  'secondary',
]);

export type AppThemeOptions = {
  /** How the colour scheme is chosen: by the system in the product, by a class in Storybook, which shows both. */
  colorSchemeSelector: 'media' | 'class';
  /** What MUI renders links with; the app passes its router's link. A plain anchor otherwise. */
  linkComponent?: ElementType;
};

export function createAppTheme({ colorSchemeSelector, linkComponent }: AppThemeOptions): Theme {
  return createTheme({
    cssVariables: {
      colorSchemeSelector,
      shouldSkipGeneratingVar: (keys) =>
        ['motion', 'focusVisible', 'typography', 'font', 'mixins', 'breakpoints', 'transitions', 'direction'].includes(
          keys[0] ?? '',
        ) ||
        keys[0] === 'cssVarPrefix' ||
        keys[0] === 'colorSchemeSelector' ||
        keys[0] === 'rootSelector' ||
        (keys[0] === 'palette' && (unusedPalettes.has(keys[1] ?? '') || keys[1] === 'mode')),
    },
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
    components: { ...baseline, ...buttons, ...inputs, ...links(linkComponent), ...surfaces },
  });
}
