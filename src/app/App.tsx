import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import { StrictMode, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { RouterProviderProps } from 'react-router-dom';

import { AppTheme } from './AppTheme';

export type AppProps = {
  cache: EmotionCache;
  router: RouterProviderProps['router'];
  /** Called once after the first render; on a prerendered page, React has hydrated the markup by then. */
  onMounted?: (() => void) | undefined;
};

export function App({ cache, router, onMounted }: AppProps) {
  useLayoutEffect(() => {
    onMounted?.();
    document.documentElement.dataset['started'] = '';
  }, [onMounted]);
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <AppTheme>
          <RouterProvider router={router} />
        </AppTheme>
      </CacheProvider>
    </StrictMode>
  );
}
