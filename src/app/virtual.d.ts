/** Made by the build (scripts/site/virtualModules.ts), so that no visitor's browser has to. */

/** The settings of this build, read and found valid. */
declare module 'virtual:settings' {
  export const settings: import('./settings').Settings;
}

/** The QR code of the site's own address, for the pictures. */
declare module 'virtual:site-code' {
  export const siteCode: import('../domain/codes/qr').QrDrawing;
}

/** The stores that have the app, each with the QR code of its page. */
declare module 'virtual:stores' {
  export const stores: readonly import('../components/site/stores').Store[];
}

/** The QR codes on the demonstration's tags, by their hexacodes. */
declare module 'virtual:demonstration-codes' {
  export const demonstrationCodes: Record<
    import('../domain/tag/demonstration').DemonstrationCode,
    import('../domain/codes/qr').QrDrawing
  >;
}
