import { siteCode } from 'virtual:site-code';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { AppIcon } from '~/components/brand/AppIcon/AppIcon';
import { ShareImage } from '~/components/brand/ShareImage/ShareImage';
import type { SharePage } from '~/components/brand/ShareImage/ShareImage';

import { AppTheme } from './AppTheme';
import { createEmotionCache } from './emotionCache';
import { routes } from './routing/routes';

export { settings } from 'virtual:settings';

export { documents } from './routing/documents';

/** The picture of a page's link preview, as a self-contained SVG. */
export function renderShareImage(page: SharePage, title: string): string {
  return renderToStaticMarkup(<ShareImage page={page} title={title} code={siteCode} />);
}

/** The product's icon, as SVG. */
export function renderAppIcon(maskable: boolean): string {
  return renderToStaticMarkup(<AppIcon maskable={maskable} />);
}

export type RenderedPage = { html: string; css: string };

/** Prerenders the page at `path`: its markup and critical CSS. */
export async function renderPath(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler([...routes]);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered.`);
  const cache = createEmotionCache();
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <AppTheme>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppTheme>
      </CacheProvider>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  return {
    html,
    css: emotion
      .extractCriticalToChunks(html)
      .styles.map((style) => style.css)
      .join(''),
  };
}
