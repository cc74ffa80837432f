import { crc32, deflateSync } from 'node:zlib';

/** Width and height in px of the design. Random pixels cannot be compressed, so the file has about 300 kB. */
const sizePx = 316;

function createPngChunk(type: string, data: Uint8Array) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Creates the design of the stickers: an RGB PNG with pseudo-random pixels. The result is always the same. */
export function createDesign(): Uint8Array<ArrayBuffer> {
  const header = Buffer.from([0, 0, sizePx >> 8, sizePx & 255, 0, 0, sizePx >> 8, sizePx & 255, 8, 2, 0, 0, 0]);
  const rowLength = 1 + sizePx * 3;
  const pixels = new Uint8Array(rowLength * sizePx);
  // A linear congruential generator with the constants of Numerical Recipes.
  let state = 1;
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[index] = index % rowLength === 0 ? 0 : state >>> 24;
  }
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      createPngChunk('IHDR', header),
      createPngChunk('IDAT', deflateSync(pixels)),
      createPngChunk('IEND', new Uint8Array()),
    ]),
  );
}
