/** Types of the virtual modules, whose values scripts/site/virtualModules.ts computes. */

/** The validated settings of this build. */
declare module 'virtual:settings' {
  export const settings: import('./settings').Settings;
}

/** QR code that leads to the site's home page, for illustrations. */
declare module 'virtual:site-code' {
  export const siteCode: import('../domain/codes/qr').QrDrawing;
}

/** QR code of the demo tag of a pet. */
declare module 'virtual:sample-code' {
  export const sampleCode: import('../domain/codes/qr').QrDrawing;
}

/** The app stores that list the app, each with a QR code that leads to the app's page. */
declare module 'virtual:stores' {
  export const stores: readonly import('../components/site/stores').Store[];
}

/** QR code of each demo tag, by hexacode. */
declare module 'virtual:demo-tag-codes' {
  export const demoTagCodes: Record<import('~/domain/tag/demoTags').DemoCode, import('../domain/codes/qr').QrDrawing>;
}
