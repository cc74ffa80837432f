import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { createAppTheme } from '~/components/theme/theme';

const theme = createAppTheme({ colorSchemeSelector: 'class' });

type ThemedPageProps = { children: ReactNode; onHydrated?: (() => void) | undefined };

function ThemedPage({ children, onHydrated }: ThemedPageProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

export type PrerenderedProps = {
  /** The page. Pass the same React element in every render, since a new element is prerendered again. */
  children: ReactNode;
  onHydrated?: () => void;
  /** Called when hydration finds that the prerendered markup differs from what React renders. */
  onMismatch?: (error: unknown) => void;
};

/** Shows a page as prerendered markup, and hydrates it when the mouse pointer enters the button below the page. */
export function Prerendered({ children, onHydrated, onMismatch }: PrerenderedProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<Root>(undefined);
  const [isHydrated, setHydrated] = useState(false);
  const [detachedElement] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    if (containerRef.current) containerRef.current.innerHTML = renderToString(<ThemedPage>{children}</ThemedPage>);
    return () => rootRef.current?.unmount();
  }, [children]);

  function hydrate() {
    if (!containerRef.current || rootRef.current) return;
    const onReady = () => {
      onHydrated?.();
      setHydrated(true);
    };
    rootRef.current = hydrateRoot(containerRef.current, <ThemedPage onHydrated={onReady}>{children}</ThemedPage>, {
      ...(onMismatch && { onRecoverableError: onMismatch }),
    });
  }

  return (
    <>
      <div ref={containerRef} />
      {/*
       * Also renders the page into a detached element, so that Emotion inserts the styles of the prerendered markup.
       */}
      {createPortal(<ThemedPage>{children}</ThemedPage>, detachedElement)}
      <button type="button" onMouseEnter={hydrate}>
        {isHydrated ? 'Hydrated' : 'Hydrate'}
      </button>
    </>
  );
}
