import { breakpoints } from '~/components/theme/tokens';

/** Where the QR code replaces the link: wide windows with a mouse, which are unlikely to be on the phone itself. */
export const qrCodeQuery = `@media (min-width: ${breakpoints.bar}px) and (hover: hover) and (pointer: fine)`;
