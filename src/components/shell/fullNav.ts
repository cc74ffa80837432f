import { sizes } from '~/components/theme/tokens';

/** px of the letters that sizes are drawn for. */
const rootFont = 16;

/** How wide the full navigation is: it grows with the reader's letters, and leaves the page three quarters. */
export const fullNav = `clamp(${sizes.navFull}px, ${sizes.navFull / rootFont}rem, 25vw)`;
