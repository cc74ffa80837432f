const toCharacterCodes = (value: string) => Array.from(value, (character) => character.charCodeAt(0));

/** Header of a PNG image of one pixel; it has no image data. */
export const samplePngBytes = Uint8Array.from([
  ...[0x89, ...toCharacterCodes('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...toCharacterCodes('IHDR')],
  ...[0, 0, 0, 1, 0, 0, 0, 1],
]);
