/** The tables of a TrueType font that PDF readers need to draw glyphs by their ids (ISO 32000-1, 9.9). */
const embeddedTables = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/** Sizes in bytes of a font file's header, and of each entry in its table directory. */
const [headerSize, entrySize] = [12, 16];

type TableEntry = { tag: string; checksum: number; offset: number; length: number };

function listTables(view: DataView): TableEntry[] {
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entryStart = headerSize + index * entrySize;
    const letters = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(entryStart + byte)));
    return {
      tag: letters.join(''),
      checksum: view.getUint32(entryStart + 4),
      offset: view.getUint32(entryStart + 8),
      length: view.getUint32(entryStart + 12),
    };
  });
}

/** Measurements of a font in 1/1000 em, with the y-axis pointing up. */
export type FontMetrics = {
  box: readonly number[];
  ascent: number;
  descent: number;
  /** Returns the advance width of a glyph, without kerning. */
  getWidth: (glyph: number) => number;
};

/** Reads the measurements of a TrueType font (ISO/IEC 14496-22, tables head, hhea and hmtx). */
export function readFontMetrics(bytes: Uint8Array): FontMetrics {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map(listTables(view).map(({ tag, offset }) => [tag, offset]));
  const getTableOffset = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}.`);
    return offset;
  };
  const [head, hhea, hmtx] = [getTableOffset('head'), getTableOffset('hhea'), getTableOffset('hmtx')];
  const toThousandths = (value: number) => (value * 1000) / view.getUint16(head + 18);
  const lastWidthIndex = view.getUint16(hhea + 34) - 1;
  return {
    box: [36, 38, 40, 42].map((offset) => toThousandths(view.getInt16(head + offset))),
    ascent: toThousandths(view.getInt16(hhea + 4)),
    descent: toThousandths(view.getInt16(hhea + 6)),
    // The table `hmtx` can omit the widths of the last glyphs. These glyphs have the last listed width.
    getWidth: (glyph) => toThousandths(view.getUint16(hmtx + 4 * Math.min(glyph, lastWidthIndex))),
  };
}

/** Returns a font file with only the tables that PDF readers need. Each table starts at a multiple of four bytes. */
export function keepEmbeddedTables(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const keptTables = listTables(view).filter(({ tag }) => embeddedTables.includes(tag));
  const padLength = (length: number) => Math.ceil(length / 4) * 4;
  const tablesStart = headerSize + keptTables.length * entrySize;
  const keptBytes = new Uint8Array(keptTables.reduce((sum, { length }) => sum + padLength(length), tablesStart));
  const output = new DataView(keptBytes.buffer);
  const log2 = Math.floor(Math.log2(keptTables.length));
  output.setUint32(0, view.getUint32(0));
  [keptTables.length, 16 * 2 ** log2, log2, 16 * (keptTables.length - 2 ** log2)].forEach((value, index) =>
    output.setUint16(4 + 2 * index, value),
  );
  let offset = tablesStart;
  for (const [index, table] of keptTables.entries()) {
    const entryStart = headerSize + index * entrySize;
    [0, 1, 2, 3].forEach((byte) => output.setUint8(entryStart + byte, table.tag.charCodeAt(byte)));
    [table.checksum, offset, table.length].forEach((value, field) =>
      output.setUint32(entryStart + 4 + 4 * field, value),
    );
    keptBytes.set(bytes.subarray(table.offset, table.offset + table.length), offset);
    offset += padLength(table.length);
  }
  return keptBytes;
}
