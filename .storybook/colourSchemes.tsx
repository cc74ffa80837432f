import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Decorator } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { action } from 'storybook/actions';

import { createAppTheme } from '../src/components/theme/theme';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** False for overlays, such as dialogs: their snapshots have no copy in dark colours below the component. */
    darkCopy?: boolean;
  }
}

const theme = createAppTheme({ colorSchemeSelector: 'class' });

/**
 * Emotion's cache and the theme for each text direction. For right-to-left, a plugin mirrors MUI's styles.
 */
const stylesByDirection = {
  ltr: { cache: createCache({ key: 'css' }), theme },
  rtl: {
    cache: createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] }),
    theme: { ...theme, direction: 'rtl' as const },
  },
};

const logLinkAction = action('link');

/**
 * Logs a clicked link in the Actions panel instead of following it. For a link to an anchor, scrolls to the anchor: the
 * browser would open the link in the window around the story, because Storybook sets `<base target="_parent">`.
 */
function logClickedLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || event.defaultPrevented) return;
  const href = link.getAttribute('href') ?? '';
  event.preventDefault();
  if (href.startsWith('#')) {
    document.getElementById(href.slice(1))?.scrollIntoView();
    return;
  }
  logLinkAction(href);
}

type ColourSchemeProps = {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Font size of the page in percent; undefined for the default size. */
  textSize: number | undefined;
  children: ReactNode;
};

/** Renders a story with the app's theme in a colour scheme, a direction and a text size. Logs clicked links. */
function ColourScheme({ scheme, direction, textSize, children }: ColourSchemeProps) {
  useLayoutEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(scheme);
  }, [scheme]);
  useLayoutEffect(() => {
    window.addEventListener('click', logClickedLink);
    return () => window.removeEventListener('click', logClickedLink);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  useLayoutEffect(() => {
    if (textSize === undefined) return undefined;
    document.documentElement.style.fontSize = `${textSize}%`;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [textSize]);
  const { cache, theme: directionTheme } = stylesByDirection[direction];
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={directionTheme} storageManager={null} defaultMode={scheme} key={`${scheme} ${direction}`}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Renders a dark copy of a story at the end of the body, where the canvas queries of play functions do not find it. */
function DarkCopy({ children }: { children: ReactNode }) {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(container);
    return () => container.remove();
  }, [container]);
  return createPortal(
    // With `contain: layout`, elements with a fixed position stay inside of the dark copy.
    <Box className="dark" sx={{ contain: 'layout', bgcolor: 'background.default', color: 'text.primary' }}>
      {children}
    </Box>,
    container,
  );
}

/**
 * Decorator that renders a story in the colour scheme of the toolbar. In Chromatic, it renders a component in light
 * colours and a copy in dark ones, so that one snapshot shows both.
 */
export const withColourScheme: Decorator = (Story, { globals, title, parameters }) => {
  const isComponent = /^(Components|Foundations)\//.test(title);
  const scheme: unknown = globals['theme'] ?? (isChromatic() && isComponent ? 'light and dark' : 'light');
  // The value from the toolbar is a string, and the value from the URL is a number.
  const textSize = Number(globals['textSize'] ?? 100);
  const hasDarkCopy = scheme === 'light and dark' && parameters.darkCopy !== false;
  return (
    <ColourScheme
      scheme={scheme === 'dark' ? 'dark' : 'light'}
      direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
      textSize={textSize === 100 ? undefined : textSize}
    >
      <Story />
      {hasDarkCopy && (
        <DarkCopy>
          <Story />
        </DarkCopy>
      )}
    </ColourScheme>
  );
};
