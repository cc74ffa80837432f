import { Unzip, UnzipInflate } from 'fflate';

import { maxUnpackedSize } from '~/domain/printing/codes/codeListFile';

import { yieldToMain } from './yieldToMain';

/** Number of compressed bytes that are unpacked in a task. */
const chunkSize = 65_536;

/** Matches the paths of a workbook's files that are not needed, since they contain no cells. */
const unusedPartPattern = /(^|\/)(theme|media|drawings|charts|pivot\w*|externalLinks|comments\w*|customXml|docProps)\//;

export type UnpackResult =
  /** The text of each XML file by its path. */
  { ok: true; files: Map<string, string> } | { ok: false; reason: 'too-much-content' };

/**
 * Unpacks the XML files of a workbook, which is a ZIP file. Stops after `maxUnpackedSize` bytes and ignores the sizes
 * that the ZIP file declares, since a small file can unpack to gigabytes. Throws if the ZIP file is damaged.
 */
export async function unpackXml(bytes: Uint8Array): Promise<UnpackResult> {
  const files = new Map<string, string>();
  let unpackedSize = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name) || unusedPartPattern.test(file.name)) return;
    const decoder = new TextDecoder();
    let text = '';
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      unpackedSize += data.length;
      if (unpackedSize > maxUnpackedSize) file.terminate();
      text += decoder.decode(data, { stream: !isLast });
      if (isLast) files.set(file.name, text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += chunkSize) {
    unzip.push(bytes.subarray(start, start + chunkSize), start + chunkSize >= bytes.length);
    if (unpackedSize > maxUnpackedSize) return { ok: false, reason: 'too-much-content' };
    await yieldToMain();
  }
  return { ok: true, files };
}
