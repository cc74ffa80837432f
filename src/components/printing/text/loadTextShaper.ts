import type { TextShaper } from '~/domain/printing/text/shapedText';

import arabicBold from './fonts/arabic-bold.ttf?url';
import arabicRegular from './fonts/arabic-regular.ttf?url';
import bricolageBold from './fonts/bricolage-bold.ttf?url';
import bricolageExtBold from './fonts/bricolage-ext-bold.ttf?url';
import bricolageExtRegular from './fonts/bricolage-ext-regular.ttf?url';
import bricolageRegular from './fonts/bricolage-regular.ttf?url';
import figtreeBold from './fonts/figtree-bold.ttf?url';
import figtreeExtBold from './fonts/figtree-ext-bold.ttf?url';
import figtreeExtRegular from './fonts/figtree-ext-regular.ttf?url';
import figtreeRegular from './fonts/figtree-regular.ttf?url';

async function readFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

async function createShaper(): Promise<TextShaper> {
  const { createTextShaper, openFont } = await import('./createTextShaper');
  const open = async (name: string, url: string) => openFont(name, await readFile(url));
  const arabic = {
    regular: open('NotoSansArabic-Regular', arabicRegular),
    bold: open('NotoSansArabic-Bold', arabicBold),
  };
  return createTextShaper({
    figtree: {
      regular: await Promise.all([
        open('Figtree-Regular', figtreeRegular),
        open('FigtreeExt-Regular', figtreeExtRegular),
        arabic.regular,
      ]),
      bold: await Promise.all([
        open('Figtree-Bold', figtreeBold),
        open('FigtreeExt-Bold', figtreeExtBold),
        arabic.bold,
      ]),
    },
    bricolage: {
      regular: await Promise.all([
        open('BricolageGrotesque-Regular', bricolageRegular),
        open('BricolageGrotesqueExt-Regular', bricolageExtRegular),
        arabic.regular,
      ]),
      bold: await Promise.all([
        open('BricolageGrotesque-Bold', bricolageBold),
        open('BricolageGrotesqueExt-Bold', bricolageExtBold),
        arabic.bold,
      ]),
    },
  });
}

let pending: Promise<TextShaper> | undefined;

/**
 * Loads HarfBuzz and the fonts of the text on stickers, once. Rejects if one of them cannot be loaded; the next call
 * tries again.
 */
export function loadTextShaper(): Promise<TextShaper> {
  pending ??= createShaper().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}
