import { sizes } from '~/components/theme/tokens';

/** Default root font size, in px. */
const rootFontSize = 16;

/** Width of the navigation with icons and labels. It grows with the text size, up to a quarter of the window. */
export const fullNavWidth = `clamp(${sizes.navFull}px, ${sizes.navFull / rootFontSize}rem, 25vw)`;
