import type { Plugin } from 'vite';

import { readSettings } from '../../src/app/settings.ts';
import type { Settings } from '../../src/app/settings.ts';
import { storeIds, storeNames } from '../../src/components/site/stores.ts';
import type { Store } from '../../src/components/site/stores.ts';
import { drawQr } from '../../src/domain/codes/qr.ts';
import { getDemoTag } from '../../src/domain/tag/demoTags.ts';
import { drawDemoCodes } from '../../src/domain/tag/drawDemoCodes.ts';
import { getTagUrl } from '../../src/domain/tag/getTagUrl.ts';
import { createIllustrationModule } from './illustrations.ts';

/** The URL at which `npm start` serves the site. Codes in pictures lead there if VITE_SITE_URL is not set. */
const localUrl = 'http://localhost:4173';

/** Returns the base URL of the codes on tags, such as 'https://tag.example.com'. */
export const getTagBaseUrl = ({ tagBaseUrl, siteUrl }: Pick<Settings, 'siteUrl' | 'tagBaseUrl'>) =>
  tagBaseUrl ?? siteUrl ?? localUrl;

const drawSiteCode = ({ siteUrl }: Settings) => drawQr(`${siteUrl ?? localUrl}/`);
const drawDemoTagCodes = (settings: Settings) => drawDemoCodes(getTagBaseUrl(settings));

/** Makes the start of each rectangle in SVG path data relative to the previous start, which compresses better. */
function makeStartsRelative(path: string): string {
  const previousStart = { x: 0, y: 0 };
  return path.replace(/M(\d+) (\d+)/g, (_, x: string, y: string) => {
    const start = `m${Number(x) - previousStart.x} ${Number(y) - previousStart.y}`;
    Object.assign(previousStart, { x: Number(x), y: Number(y) });
    return start;
  });
}

const illustrationModule = 'virtual:illustrations';

/**
 * The virtual modules by their ids. Each one exports one constant with the given name, whose value is computed from
 * the settings.
 */
const modules: Record<string, { name: string; computeValue: (settings: Settings) => unknown }> = {
  'virtual:settings': { name: 'settings', computeValue: (settings) => settings },
  'virtual:site-code': { name: 'siteCode', computeValue: drawSiteCode },
  'virtual:demo-tag-codes': { name: 'demoTagCodes', computeValue: drawDemoTagCodes },
  'virtual:sample-code': {
    name: 'sampleCode',
    computeValue: (settings) => drawQr(getTagUrl(getTagBaseUrl(settings), getDemoTag('pet').code)),
  },
  'virtual:stores': { name: 'stores', computeValue: getStores },
};

/** Returns the app stores whose link is set, each with a QR code that leads to the app's page in the store. */
function getStores({ stores }: Settings): Store[] {
  return storeIds.flatMap((id) => {
    const href = stores[id];
    return href === undefined ? [] : [{ id, name: storeNames[id], href, code: drawQr(href) }];
  });
}

/** Vite plugin that provides the modules of src/app/virtual.d.ts, whose values the build computes. */
export function virtualModules(): Plugin {
  let settings: Settings;
  return {
    name: 'virtual-modules',
    configResolved({ env }) {
      settings = readSettings(env);
    },
    resolveId: (source) => (source in modules || source === illustrationModule ? `\0${source}` : undefined),
    load(id) {
      if (id === `\0${illustrationModule}`)
        return createIllustrationModule(drawSiteCode(settings), drawDemoTagCodes(settings));
      const virtualModule = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!virtualModule) return undefined;
      const value = JSON.stringify(virtualModule.computeValue(settings), (key, item: unknown) =>
        key === 'path' && typeof item === 'string' ? makeStartsRelative(item) : item,
      );
      return `export const ${virtualModule.name} = ${value};`;
    },
  };
}
