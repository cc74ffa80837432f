/** Made by the build (scripts/site/virtualModules.ts), so that no visitor's browser has to. */

/** The settings of this build, read and found valid. */
declare module 'virtual:settings' {
  export const settings: import('./settings').Settings;
}

/** The QR code of the site's own address, for the pictures. */
declare module 'virtual:site-code' {
  export const siteCode: import('../domain/codes/qr').QrDrawing;
}
