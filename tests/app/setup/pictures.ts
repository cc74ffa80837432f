import { expect } from 'vitest';

/** Matches a colour close to `colour`, since browsers change colours slightly when they scale a picture. */
export const closeToColour = (colour: readonly number[]): unknown =>
  colour.map((value): unknown => expect.closeTo(value, -1));

/** A red JPEG of 16 × 8 px with CMYK colours, as Adobe's programs write it. */
export const redCmykJpeg = Buffer.from(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBK' +
    'UVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgACAAQBAEi' +
    'AAIRAQMRAQQiAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAFB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAFB//EABQR' +
    'AQAAAAAAAAAAAAAAAAAAAAD/2gAOBAEAAhEDEQQAAD8AvgGU2acA/9k=',
  'base64',
);

const plainBlueJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQ' +
    'YEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABAD' +
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAf/xAAUEQEA' +
    'AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCCAUkN/9k=',
  'base64',
);

/**
 * A blue JPEG of 16 × 8 px that is shown rotated by 90 degrees (Exif orientation 6). The inserted Exif segment has a
 * TIFF header and a directory with one entry, the orientation: tag 0x0112, a short integer (Exif 2.32, section 4.6).
 */
export const rotatedBlueJpeg = Buffer.concat([
  plainBlueJpeg.subarray(0, 2),
  Buffer.from('ffe10022' + Buffer.from('Exif\0\0').toString('hex'), 'hex'),
  Buffer.from('4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000', 'hex'),
  plainBlueJpeg.subarray(2),
]);
