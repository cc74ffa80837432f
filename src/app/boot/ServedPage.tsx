import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { CodeSheet } from '~/components/brand/CodeSheet/CodeSheet';
import { AudienceToggle } from '~/components/site/AudienceToggle/AudienceToggle';
import { DownloadPanel } from '~/components/site/DownloadPanel/DownloadPanel';
import { SiteBar } from '~/components/site/SiteBar/SiteBar';
import { createAppTheme } from '~/components/theme/theme';
import { drawQr } from '~/domain/codes/qr';

import { installEarlyMenus } from './earlyMenus';

const theme = createAppTheme({ colorSchemeSelector: 'class' });

type PageProps = { onReady?: () => void };

function Page({ onReady }: PageProps) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <ThemeProvider theme={theme}>
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <SiteBar current="home" />
        <main>
          <AudienceToggle legend="Show products for" name="audience" />
        </main>
        <DownloadPanel stores={[]} />
      </CodeSheet>
    </ThemeProvider>
  );
}

/** Leaves the page's styles in the document, as a served page would bring them. */
export function bringStyles() {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Page />));
  root.unmount();
}

/**
 * For stories: a page as it is served, with the early script and nothing else. Pointing at the button starts React.
 */
export function ServedPage() {
  const place = useRef<HTMLDivElement>(null);
  const start = useRef<() => void>(undefined);
  const [isStarted, setStarted] = useState(false);

  useLayoutEffect(() => {
    const container = place.current;
    if (!container) return;
    container.innerHTML = renderToString(<Page />);
    const uninstall = installEarlyMenus(document);
    let stop = uninstall;
    const takeOver = () => {
      uninstall();
      setStarted(true);
    };
    start.current = () => {
      const root = hydrateRoot(container, <Page onReady={takeOver} />);
      stop = () => {
        uninstall();
        root.unmount();
      };
    };
    return () => stop();
  }, []);

  return (
    <>
      <div ref={place} />
      <button type="button" onMouseEnter={() => start.current?.()}>
        {isStarted ? 'The app has started' : 'Point here to start the app'}
      </button>
    </>
  );
}
