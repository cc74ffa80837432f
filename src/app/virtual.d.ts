/** Made by the build (vite.config.ts): the QR code of the site's own address, for the pictures. */
declare module 'virtual:site-code' {
  export const siteCode: import('../domain/codes/qr').QrDrawing;
}
