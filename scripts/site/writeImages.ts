import { createHash } from 'node:crypto';

import type * as Prerender from '../../src/app/prerender';
import type { PreviewImages } from './head';
import { renderPng, siteIcons } from './images';

/** The measures in px that link previews ask for (ogp.me). */
const preview = { width: 1200, height: 630 } as const;

/** Makes the pictures of the link previews and the icons, all from the site's own drawings. */
export async function writeImages(
  { documents, renderAppIcon, renderShareImage }: typeof Prerender,
  write: (file: string, content: Buffer) => Promise<void>,
): Promise<PreviewImages> {
  for (const { file, size, maskable } of siteIcons()) await write(file, await renderPng(renderAppIcon(maskable), size));
  const images = new Map<string, { file: string; width: number; height: number }>();
  for (const { preview: shown } of documents) {
    if (!shown) continue;
    const png = await renderPng(renderShareImage(shown.page, shown.title), preview.width);
    const file = `assets/share-${shown.page}-${createHash('sha256').update(png).digest('base64url').slice(0, 8)}.png`;
    await write(file, png);
    images.set(shown.page, { file, ...preview });
  }
  return images;
}
