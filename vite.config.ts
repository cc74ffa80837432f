import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

// A later version of Vite will load this file with Node, which needs file extensions in the imports of these modules and
// of all modules that they import.
import { createChunkGroups } from './scripts/site/chunks.ts';
import { buildTargets } from './scripts/site/minimumBrowsers.ts';
import { virtualModules } from './scripts/site/virtualModules.ts';
import { product } from './src/domain/brand.ts';

const resolveHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function productNamePlugin(): Plugin {
  return { name: 'product-name', transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', product.name) };
}

export default defineConfig({
  plugins: [react(), productNamePlugin(), virtualModules()],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  resolve: {
    alias: [
      { find: '~', replacement: resolveHere('./src') },
      // Without these aliases, Vite would bundle React Router's development build.
      { find: /^react-router$/, replacement: resolveHere('./node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: resolveHere('./node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
    dedupe: ['react-is'],
  },
  // Workers load HarfBuzz with a top-level await, which only modules can have.
  worker: { format: 'es' },
  build: {
    target: buildTargets,
    manifest: true,
    // The content security policy allows scripts and styles from files only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Leaves out the script that each page has already: Firefox fires an error if it is preloaded while it runs.
      resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/boot-')),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: createChunkGroups() } },
      // Removes more unused code. It is safe: no package relies on side effects of getters or on undefined globals.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
});
