import type { Plugin } from 'vite';

import { readSettings } from '../../src/app/settings.ts';
import type { Settings } from '../../src/app/settings.ts';
import { drawQr } from '../../src/domain/codes/qr.ts';

/** Where `npm start` serves the site: what pictures' codes lead to until somebody says where the site lives. */
export const localSite = 'http://localhost:4173';

/** What each module exports, under which name. */
const modules: Record<string, { name: string; make: (settings: Settings) => unknown }> = {
  'virtual:settings': { name: 'settings', make: (settings) => settings },
  'virtual:site-code': { name: 'siteCode', make: ({ siteUrl }) => drawQr(`${siteUrl ?? localSite}/`) },
};

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
