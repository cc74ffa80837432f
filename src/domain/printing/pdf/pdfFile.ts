import type { Bytes } from './pdfText';
import type { Deflate } from './pdfImage';
import { toLatin1Bytes } from './pdfText';

/** Entries of a PDF dictionary, such as `/Type /Page`. */
type Entries = string;

/**
 * Returns functions that write the objects of a PDF (ISO 32000-1, 7.5). The bytes of the file are passed to `emit` in
 * order. Object numbers start at 1, and the objects can be written in any order.
 */
export function createPdfFile(emit: (part: Bytes) => void, deflate: Deflate) {
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Bytes) => {
    const bytes = typeof part === 'string' ? toLatin1Bytes(part) : part;
    length += bytes.length;
    emit(bytes);
  };
  const startObject = (number: number) => {
    offsets[number] = length;
    write(`${number} 0 obj\n`);
  };
  const writeStream = (number: number, entries: Entries, bytes: Bytes) => {
    startObject(number);
    write(`<< ${entries} /Length ${bytes.length} >>\nstream\n`);
    write(bytes);
    write('\nendstream\nendobj\n');
  };

  // The comment in the second line has bytes above 127, so that programs transfer the file as binary.
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  return {
    writeObject: (number: number, entries: Entries) => {
      startObject(number);
      write(`<< ${entries} >>\nendobj\n`);
    },
    /** Writes an object that is already in PDF syntax: a dictionary, a stream, an array or a plain value. */
    writeBytes: (number: number, object: Bytes) => {
      startObject(number);
      write(object);
      write('\nendobj\n');
    },
    /** Writes a stream whose bytes are already encoded. `entries` must contain the filter that decodes them. */
    writeStream,
    writeCompressed: async (number: number, entries: Entries, content: Bytes) =>
      writeStream(number, `${entries} /Filter /FlateDecode`.trim(), await deflate(content)),
    /** Writes the cross-reference table, whose entries must have 20 bytes each, and the trailer. */
    finish: (trailer: Entries) => {
      const tableOffset = length;
      const lines = Array.from({ length: offsets.length - 1 }, (_, index) => {
        const offset = offsets[index + 1];
        if (offset === undefined) throw new Error(`Object ${index + 1} of the PDF is missing.`);
        return `${String(offset).padStart(10, '0')} 00000 n \n`;
      });
      write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${lines.join('')}`);
      write(`trailer\n<< /Size ${offsets.length} ${trailer} >>\nstartxref\n${tableOffset}\n%%EOF\n`);
    },
  };
}
