import { breakpoints } from '~/components/theme/tokens';

/** Media query for wide windows with a mouse, where a QR code replaces the link to the phone's messaging app. */
export const qrCodeMediaQuery = `@media (min-width: ${breakpoints.bar}em) and (hover: hover) and (pointer: fine)`;
