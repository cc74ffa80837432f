import type { Plugin } from 'vite';

import { readSettings } from '../../src/app/settings.ts';
import type { Settings } from '../../src/app/settings.ts';
import { storeIds, storeNames } from '../../src/components/site/stores.ts';
import type { Store } from '../../src/components/site/stores.ts';
import { drawQr } from '../../src/domain/codes/qr.ts';
import { demoTagFor } from '../../src/domain/tag/demoTags.ts';
import { drawDemoCodes } from '../../src/domain/tag/drawDemoCodes.ts';
import { tagUrl } from '../../src/domain/tag/tagUrl.ts';

/** The URL at which `npm start` serves the site. Codes in pictures lead there if VITE_SITE_URL is not set. */
const localUrl = 'http://localhost:4173';

/** Returns the base URL of the codes on tags, such as 'https://tag.example.com'. */
export const getTagBase = ({ tagBaseUrl, siteUrl }: Pick<Settings, 'siteUrl' | 'tagBaseUrl'>) =>
  tagBaseUrl ?? siteUrl ?? localUrl;

/** Each virtual module has one export: `name` is its name, and `make` returns its value. */
const modules: Record<string, { name: string; make: (settings: Settings) => unknown }> = {
  'virtual:settings': { name: 'settings', make: (settings) => settings },
  'virtual:site-code': { name: 'siteCode', make: ({ siteUrl }) => drawQr(`${siteUrl ?? localUrl}/`) },
  'virtual:demonstration-codes': {
    name: 'demonstrationCodes',
    make: (settings) => drawDemoCodes(getTagBase(settings)),
  },
  'virtual:sample-code': {
    name: 'sampleCode',
    make: (settings) => drawQr(tagUrl(getTagBase(settings), demoTagFor('pet').code)),
  },
  'virtual:stores': { name: 'stores', make: getStores },
};

/** Returns the app stores whose link is set, each with a QR code that leads to the app's page there. */
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
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load(id) {
      const virtualModule = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return virtualModule && `export const ${virtualModule.name} = ${JSON.stringify(virtualModule.make(settings))};`;
    },
  };
}
