import { sizes } from '~/components/theme/tokens';

/** Root font size of browsers in px, unless the user has changed it. */
const rootFontSize = 16;

/** Width of the navigation with icons and labels. It grows with the text size, up to a quarter of the window. */
export const fullNavWidth = `clamp(${sizes.navFull}px, ${sizes.navFull / rootFontSize}rem, 25vw)`;
