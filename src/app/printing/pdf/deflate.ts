import type { Bytes } from '~/domain/printing/pdf/pdfText';

/** Compresses bytes in the zlib format, which the Compression Streams API calls 'deflate'. */
export async function deflate(bytes: Bytes): Promise<Bytes> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  // Writing directly takes two thirds of the time that piping a Blob through the stream takes in Chromium.
  const [compressed] = await Promise.all([new Response(readable).arrayBuffer(), writer.write(bytes), writer.close()]);
  return new Uint8Array(compressed);
}
