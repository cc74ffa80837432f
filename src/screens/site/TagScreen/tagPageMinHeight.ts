import { slimFooterHeight } from '~/components/site/SlimFooter/SlimFooter';
import { sizes } from '~/components/theme/tokens';

/** Minimum height of a tag's page, which fills the window between the site bar and the SlimFooter. */
export const tagPageMinHeight = {
  xs: `calc(100dvh - ${sizes.siteBar + slimFooterHeight}px)`,
  bar: `calc(100dvh - ${sizes.siteBarWide + slimFooterHeight}px)`,
} as const;
