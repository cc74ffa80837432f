/** Reversed polynomial of CRC-32 (ISO 3309). */
const polynomial = 0xedb88320;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

const addByte = (crc: number, byte: number) => (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);

/**
 * Returns the CRC-32 of all texts so far, in UTF-16 code units. `checksum` is the CRC-32 of the previous texts, or 0.
 */
export function addToChecksum(checksum: number, text: string): number {
  let crc = ~checksum;
  for (let index = 0; index < text.length; index++) {
    const codeUnit = text.charCodeAt(index);
    crc = addByte(addByte(crc, codeUnit & 0xff), codeUnit >>> 8);
  }
  return ~crc >>> 0;
}
