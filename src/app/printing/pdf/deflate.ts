import type { Bytes } from '~/domain/printing/pdf/pdfText';

/** Compresses bytes in the zlib format, which the Compression Streams API calls 'deflate'. */
export async function deflate(bytes: Bytes): Promise<Bytes> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  // Writes directly. In Chromium, this takes two thirds of the time of piping a Blob through the stream.
  const [compressed] = await Promise.all([new Response(readable).arrayBuffer(), writer.write(bytes), writer.close()]);
  return new Uint8Array(compressed);
}
