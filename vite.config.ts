import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';

import { readSettings } from './src/app/settings.ts';
import { product } from './src/domain/brand.ts';
import { drawQr } from './src/domain/codes/qr.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm start` serves the site: what pictures' codes lead to until somebody says where the site lives. */
const localSite = 'http://localhost:4173';

function brandInTheDocument(): Plugin {
  return { name: 'brand-in-the-document', transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', product.name) };
}

/** `virtual:site-code`: the code in the pictures is drawn by the build, not in every visitor's browser. */
function siteCodeInPictures(siteUrl: string): Plugin {
  const id = 'virtual:site-code';
  return {
    name: 'site-code-in-pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const siteCode = ${JSON.stringify(drawQr(`${siteUrl}/`))};` : undefined,
  };
}

export default defineConfig(({ mode }) => {
  const settings = readSettings(loadEnv(mode, here('.'), 'VITE_'));
  return {
    plugins: [react(), brandInTheDocument(), siteCodeInPictures(settings.siteUrl ?? localSite)],
    define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
    resolve: { alias: { '~': here('./src') } },
    optimizeDeps: {
      // Found only through the app or in a portal: named here so that a cold start does not reload a running test.
      include: [
        '@mui/material/Box',
        '@mui/material/Button',
        '@mui/material/ButtonBase',
        '@mui/material/Card',
        '@mui/material/Link',
        '@mui/material/Stack',
        '@mui/material/Typography',
        'jsqr',
        'qrcode/lib/core/qrcode',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
      ],
    },
    build: {
      target: 'es2022',
      manifest: true,
      // Under the content security policy every script and style is a file of the own origin.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    // Prerendering runs the bundled code alone: a package that only bundlers can resolve would stop it.
    ssr: { noExternal: true },
  };
});
