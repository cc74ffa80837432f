/** Sixteen by eight pixels, all red, in the inks of a printing press as Adobe's programs write them. */
export const redInInks = Buffer.from(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBK' +
    'UVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgACAAQBAEi' +
    'AAIRAQMRAQQiAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAFB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAFB//EABQR' +
    'AQAAAAAAAAAAAAAAAAAAAAD/2gAOBAEAAhEDEQQAAD8AvgGU2acA/9k=',
  'base64',
);

const blue = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQ' +
    'YEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABAD' +
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAf/xAAUEQEA' +
    'AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCCAUkN/9k=',
  'base64',
);

/**
 * Sixteen by eight blue pixels that a camera held upright took: to be turned by a quarter (orientation 6). Exif 2.32,
 * section 4.6: a TIFF header, and one directory with one entry, 0x0112, a short.
 */
export const blueOnItsSide = Buffer.concat([
  blue.subarray(0, 2),
  Buffer.from('ffe10022' + Buffer.from('Exif\0\0').toString('hex'), 'hex'),
  Buffer.from('4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000', 'hex'),
  blue.subarray(2),
]);
