import type { Plugin } from 'vite';

import { readSettings } from '../../src/app/settings.ts';
import type { Settings } from '../../src/app/settings.ts';
import { storeIds, storeNames } from '../../src/components/site/stores.ts';
import type { Store } from '../../src/components/site/stores.ts';
import { drawQr } from '../../src/domain/codes/qr.ts';
import { drawDemonstrationCodes } from '../../src/domain/tag/demonstrationDrawings.ts';

/** Where `npm start` serves the site: what pictures' codes lead to until somebody says where the site lives. */
export const localSite = 'http://localhost:4173';

/** What each module exports, under which name. */
const modules: Record<string, { name: string; make: (settings: Settings) => unknown }> = {
  'virtual:settings': { name: 'settings', make: (settings) => settings },
  'virtual:site-code': { name: 'siteCode', make: ({ siteUrl }) => drawQr(`${siteUrl ?? localSite}/`) },
  'virtual:demonstration-codes': {
    name: 'demonstrationCodes',
    make: ({ tagBaseUrl, siteUrl }) => drawDemonstrationCodes(tagBaseUrl ?? siteUrl ?? localSite),
  },
  'virtual:stores': { name: 'stores', make: storesOf },
};

/** The stores that have the app, each with the code of its page. */
function storesOf({ stores }: Settings): Store[] {
  return storeIds.flatMap((id) => {
    const href = stores[id];
    return href === undefined ? [] : [{ id, name: storeNames[id], href, code: drawQr(href) }];
  });
}

/** Values that the build works out once, for every visitor. */
export function virtualModules(): Plugin {
  let settings: Settings;
  return {
    name: 'virtual-modules',
    configResolved({ env }) {
      settings = readSettings(env);
    },
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load(id) {
      const module = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return module && `export const ${module.name} = ${JSON.stringify(module.make(settings))};`;
    },
  };
}
