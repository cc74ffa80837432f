import { createHash } from 'node:crypto';

import type * as Prerender from '../../src/app/prerender';
import type { PreviewImages } from './head';
import { renderPng, listSiteIcons } from './images';

/** Size in px of a picture in a link preview. */
const previewSize = { width: 1200, height: 630 } as const;

/** Writes the icons and the pictures for link previews. Returns the file and the size of each page's picture. */
export async function writeImages(
  { documents, renderAppIcon, renderShareImage }: typeof Prerender,
  write: (file: string, content: Buffer) => Promise<void>,
): Promise<PreviewImages> {
  for (const { file, size, maskable } of listSiteIcons())
    await write(file, await renderPng(renderAppIcon(maskable), size));
  const images = new Map<string, { file: string; width: number; height: number }>();
  for (const { preview } of documents) {
    if (!preview) continue;
    const png = await renderPng(renderShareImage(preview.page, preview.title), previewSize.width);
    const file = `assets/share-${preview.page}-${createHash('sha256').update(png).digest('base64url').slice(0, 8)}.png`;
    await write(file, png);
    images.set(preview.page, { file, ...previewSize });
  }
  return images;
}
