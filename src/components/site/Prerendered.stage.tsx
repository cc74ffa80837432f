import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { createAppTheme } from '~/components/theme/theme';

const theme = createAppTheme({ colorSchemeSelector: 'class' });

type PageProps = { children: ReactNode; onHydrated?: (() => void) | undefined };

function Page({ children, onHydrated }: PageProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

export type PrerenderedProps = {
  /** The page, which must not change. */
  children: ReactNode;
  onHydrated?: () => void;
  /** Called when hydration finds other markup than the prerendered one. */
  onMismatch?: (error: unknown) => void;
};

/** Shows a page as prerendered markup, and hydrates it when the mouse enters the button below it. */
export function Prerendered({ children, onHydrated, onMismatch }: PrerenderedProps) {
  const container = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [isHydrated, setHydrated] = useState(false);
  const [detached] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    if (container.current) container.current.innerHTML = renderToString(<Page>{children}</Page>);
    return () => root.current?.unmount();
  }, [children]);

  function hydrate() {
    if (!container.current || root.current) return;
    const onReady = () => {
      onHydrated?.();
      setHydrated(true);
    };
    root.current = hydrateRoot(container.current, <Page onHydrated={onReady}>{children}</Page>, {
      ...(onMismatch && { onRecoverableError: onMismatch }),
    });
  }

  return (
    <>
      <div ref={container} />
      {/* Inserts the styles that the prerendered markup needs. */}
      {createPortal(<Page>{children}</Page>, detached)}
      <button type="button" onMouseEnter={hydrate}>
        {isHydrated ? 'Hydrated' : 'Hydrate'}
      </button>
    </>
  );
}
