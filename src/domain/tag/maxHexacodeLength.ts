/**
 * Maximum length in characters of a hexacode whose selection and runs are read from the storage. Even if each character
 * is percent-encoded as nine, the URL of the tag fits into a QR code, which holds 1,273 bytes at the highest error
 * correction level (ISO/IEC 18004, table 7).
 */
export const maxHexacodeLength = 100;
