import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import { StrictMode, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { RouterProviderProps } from 'react-router-dom';

import { AppTheme } from './AppTheme';

export type AppProps = {
  cache: EmotionCache;
  router: RouterProviderProps['router'];
  /** Called after the first render. On a prerendered page, this is when React has hydrated the markup. */
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
