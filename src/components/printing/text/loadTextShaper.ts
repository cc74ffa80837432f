import type { TextFont, TextWeight } from '~/domain/printing/settings/textLine';
import type { TextInFont, TextShaper } from '~/domain/printing/text/shapedText';

import type { FontChains, ParsedFont } from './createTextShaper';
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

/** A font file: its URL, and its name in PDF files. */
type FontFile = { url: string; name: string };

const arabicFiles = {
  regular: { url: arabicRegular, name: 'NotoSansArabic-Regular' },
  bold: { url: arabicBold, name: 'NotoSansArabic-Bold' },
};

/**
 * Font files of each font in order of preference. A file is loaded only if the files before it lack a character of the
 * text.
 */
const fontFiles: Record<TextFont, Record<TextWeight, readonly FontFile[]>> = {
  figtree: {
    regular: [
      { url: figtreeRegular, name: 'Figtree-Regular' },
      { url: figtreeExtRegular, name: 'FigtreeExt-Regular' },
      arabicFiles.regular,
    ],
    bold: [
      { url: figtreeBold, name: 'Figtree-Bold' },
      { url: figtreeExtBold, name: 'FigtreeExt-Bold' },
      arabicFiles.bold,
    ],
  },
  bricolage: {
    regular: [
      { url: bricolageRegular, name: 'BricolageGrotesque-Regular' },
      { url: bricolageExtRegular, name: 'BricolageGrotesqueExt-Regular' },
      arabicFiles.regular,
    ],
    bold: [
      { url: bricolageBold, name: 'BricolageGrotesque-Bold' },
      { url: bricolageExtBold, name: 'BricolageGrotesqueExt-Bold' },
      arabicFiles.bold,
    ],
  },
};

const openedFonts = new Map<string, Promise<ParsedFont>>();
const noFonts = { regular: [], bold: [] };
let loadedChains: FontChains = { figtree: noFonts, bricolage: noFonts };
let shaper: TextShaper | undefined;

async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Loads HarfBuzz and the fonts that the texts need, each once. Returns the same shaper until more fonts are loaded.
 * Rejects if a file cannot be loaded; the next call tries again.
 */
export async function loadTextShaper(texts: readonly TextInFont[]): Promise<TextShaper> {
  const [{ createTextShaper, parseFont }, { findFonts }] = await Promise.all([
    import('./createTextShaper'),
    import('./divideIntoRuns'),
  ]);
  const openFont = ({ url, name }: FontFile) => {
    const font = openedFonts.get(url) ?? fetchFile(url).then((bytes) => parseFont(name, bytes));
    openedFonts.set(url, font);
    font.catch(() => openedFonts.delete(url));
    return font;
  };
  const loadFonts = async ({ text, font, weight }: TextInFont) => {
    const fonts: ParsedFont[] = [];
    for (const file of fontFiles[font][weight]) if (!findFonts(text, fonts).ok) fonts.push(await openFont(file));
    return { font, weight, fonts };
  };
  for (const { font, weight, fonts } of await Promise.all(texts.map(loadFonts))) {
    if (fonts.length <= loadedChains[font][weight].length) continue;
    loadedChains = { ...loadedChains, [font]: { ...loadedChains[font], [weight]: fonts } };
    shaper = undefined;
  }
  const chains = loadedChains;
  shaper ??= {
    ...createTextShaper(chains),
    hasFonts: ({ text, font, weight }) =>
      chains[font][weight].length === fontFiles[font][weight].length || findFonts(text, chains[font][weight]).ok,
  };
  return shaper;
}
