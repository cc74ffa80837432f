import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { fixedColours, fonts, radii, schemes } from '../src/components/theme/tokens';
import { product } from '../src/domain/brand';

/** Colour scheme of Storybook's own interface, as set in the operating system. */
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const colours = schemes[scheme];

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: `${product.name} components and screens`,
    colorPrimary: colours.primary,
    // Background of the selected story in the sidebar, with white text.
    colorSecondary: fixedColours.blue,
    appBg: colours.mist,
    appContentBg: colours.paper,
    appPreviewBg: fixedColours.white,
    appBorderColor: colours.line,
    appBorderRadius: radii.control,
    textColor: colours.ink,
    textMutedColor: colours.muted,
    barBg: colours.paper,
    barTextColor: colours.muted,
    barHoverColor: colours.primary,
    barSelectedColor: colours.primary,
    inputBg: colours.field,
    inputBorder: colours.fieldLine,
    inputTextColor: colours.ink,
    fontBase: fonts.text,
  }),
});
