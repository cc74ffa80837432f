/** Modules computed at build time (scripts/site/virtualModules.ts). */

/** The validated settings of this build. */
declare module 'virtual:settings' {
  export const settings: import('./settings').Settings;
}

/** QR code of the site's URL, for illustrations. */
declare module 'virtual:site-code' {
  export const siteCode: import('../domain/codes/qr').QrPath;
}

/** QR code of the sample pet tag. */
declare module 'virtual:sample-code' {
  export const sampleCode: import('../domain/codes/qr').QrPath;
}

/** App stores that list the app, each with a QR code of its page. */
declare module 'virtual:stores' {
  export const stores: readonly import('../components/site/stores').Store[];
}

/** QR codes of the demonstration tags, by hexacode. */
declare module 'virtual:demonstration-codes' {
  export const demonstrationCodes: Record<
    import('~/domain/tag/demoTags').DemoCode,
    import('../domain/codes/qr').QrPath
  >;
}
