import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { fixed, fonts, schemes } from '../src/components/theme/tokens';
import { product } from '../src/domain/brand';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${product.name} components and screens`,
    colorPrimary: fixed.blue,
    colorSecondary: fixed.blue,
    appBg: schemes.light.mist,
    fontBase: fonts.text,
  }),
});
