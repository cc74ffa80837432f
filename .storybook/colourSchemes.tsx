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
    /** False for overlays, such as dialogs. Snapshots then leave out the copy in dark colours below the component. */
    darkCopy?: boolean;
  }
}

const theme = createAppTheme({ colorSchemeSelector: 'class' });

/**
 * Emotion's cache and the theme for each text direction. For right-to-left, a plugin swaps left and right in MUI's
 * styles.
 */
const directions = {
  ltr: { cache: createCache({ key: 'css' }), theme },
  rtl: {
    cache: createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] }),
    theme: { ...theme, direction: 'rtl' as const },
  },
};

const logLink = action('link');

/**
 * Logs the clicked link in the Actions panel instead of leaving the story. For a link to an anchor, scrolls to the
 * anchor, since following that link would replace the story by the test runner's page.
 */
function reportLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || event.defaultPrevented) return;
  const href = link.getAttribute('href') ?? '';
  event.preventDefault();
  if (href.startsWith('#')) {
    document.getElementById(href.slice(1))?.scrollIntoView();
    return;
  }
  logLink(href);
}

type ColourSchemeProps = {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Text size of the page in percent; undefined to leave it as it is. */
  textSize: number | undefined;
  children: ReactNode;
};

/** Renders a story in a colour scheme, a direction and a text size, with the app's theme and the handler for links. */
function ColourScheme({ scheme, direction, textSize, children }: ColourSchemeProps) {
  useLayoutEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(scheme);
  }, [scheme]);
  useLayoutEffect(() => {
    window.addEventListener('click', reportLink);
    return () => window.removeEventListener('click', reportLink);
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
  const { cache, theme: directedTheme } = directions[direction];
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={directedTheme} storageManager={null} defaultMode={scheme} key={`${scheme} ${direction}`}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Renders a second copy of a story in dark colours, below the story and outside of the play function's canvas. */
function DarkCopy({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  return createPortal(
    // With `contain: layout`, elements with a fixed position stay inside of the dark copy.
    <Box className="dark" sx={{ contain: 'layout', bgcolor: 'background.default', color: 'text.primary' }}>
      {children}
    </Box>,
    host,
  );
}

/**
 * Renders a story in the colour scheme of the toolbar. In Chromatic, a component appears in light colours and below in
 * dark ones, so that one snapshot shows both.
 */
export const withColourScheme: Decorator = (Story, { globals, title, parameters }) => {
  const isComponent = /^(Components|Foundations)\//.test(title);
  const scheme: unknown = globals['theme'] ?? (isChromatic() && isComponent ? 'light and dark' : 'light');
  // The toolbar sets the value as a text, and the URL as a number.
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
