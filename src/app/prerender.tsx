import { siteCode } from 'virtual:site-code';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { AppIcon } from '~/components/brand/AppIcon/AppIcon';
import { ShareImage } from '~/components/brand/ShareImage/ShareImage';
import type { SharePage } from '~/components/brand/ShareImage/ShareImage';
import { AdminLayout } from '~/screens/admin/AdminLayout/AdminLayout';
import { AgencyLayout } from '~/screens/agency/AgencyLayout/AgencyLayout';

import { AppTheme } from './AppTheme';
import { routes } from './routing/routes';
import type { Shell } from './routing/shells';

export { settings } from 'virtual:settings';

export { documents } from './routing/documents';
export { shells } from './routing/shells';

/** Returns the picture of a page's link preview, as an SVG that needs no other files. */
export function renderShareImage(page: SharePage, title: string): string {
  return renderToStaticMarkup(<ShareImage page={page} title={title} code={siteCode} />);
}

/** Returns the app icon as SVG. A `maskable` icon has no rounded corners, since the operating system crops it. */
export function renderAppIcon(maskable: boolean): string {
  return renderToStaticMarkup(<AppIcon maskable={maskable} />);
}

export type RenderedPage = {
  /** The markup for `#root`. It starts with the elements that the build moves into `<head>`. */
  html: string;
  /** The styles that the markup needs. */
  css: string;
};

/** Prerenders the page at `path`. Throws if the page redirects or fails to render. */
export const renderPath = (path: string): Promise<RenderedPage> => renderRoutes(routes, path);

/** Prerenders the top bar and the navigation of an office page, around the markup `content`. */
export function renderOfficeLayout({ area, path }: Shell, content: string): Promise<RenderedPage> {
  const layoutProps = {
    currentPath: path,
    userName: '',
    onLogout: () => undefined,
    // Safe, since `content` is the loading indicator, whose markup comes from the build.
    children: <div dangerouslySetInnerHTML={{ __html: content }} />,
  };
  const layout = area === 'admin' ? <AdminLayout {...layoutProps} /> : <AgencyLayout agencyName="" {...layoutProps} />;
  return renderRoutes([{ path, element: layout }], path);
}

async function renderRoutes(routeList: readonly RouteObject[], path: string): Promise<RenderedPage> {
  const staticHandler = createStaticHandler([...routeList]);
  const context = await staticHandler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered.`);
  // Omits the stylis prefixer, since the build adds the vendor prefixes that the supported browsers need.
  const emotionCache = createCache({ key: 'css', stylisPlugins: [] });
  const emotionServer = createEmotionServer(emotionCache);
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={emotionCache}>
        <AppTheme>
          <StaticRouterProvider
            router={createStaticRouter(staticHandler.dataRoutes, context)}
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
    css: emotionServer
      .extractCriticalToChunks(html)
      .styles.map((style) => style.css)
      .join(''),
  };
}
