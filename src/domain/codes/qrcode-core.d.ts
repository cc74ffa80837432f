/** The encoder of the package `qrcode`, without the renderers: a third of the size of the whole package. */
declare module 'qrcode/lib/core/qrcode' {
  export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

  const core: {
    create(
      text: string,
      options: { errorCorrectionLevel: ErrorCorrectionLevel },
    ): { version: number; modules: { size: number; data: Uint8Array } };
  };
  export default core;
}
