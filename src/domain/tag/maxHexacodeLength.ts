/**
 * Maximum length of a hexacode in characters, also in the stored print selection and in recorded runs. Even if each
 * character is percent-encoded as nine characters, the URL of the tag fits in a QR code, which holds 1,273 bytes at
 * the highest error correction level (ISO/IEC 18004, table 7).
 */
export const maxHexacodeLength = 100;
