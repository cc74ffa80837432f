import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import MockDate from 'mockdate';

import './acceptance';
import { createAppTheme } from '../src/components/theme/theme';
import '../src/components/theme/fonts.css';
import { checkDarkContrast } from './darkContrast';
import { modes, viewports } from './modes';

const theme = createAppTheme({ colorSchemeSelector: 'class' });

// Flow stories load their routes lazily, which takes longer than the default second on a slow machine.
configure({ asyncUtilTimeout: 20_000 });

/** Options of axe. Test runs only need the violations; the panel of Storybook also shows what has passed. */
const axeOptions = import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {};

/** The current time in all stories, so that they do not depend on the real time. */
const storyTime = new Date('2026-06-15T09:00:00Z');

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

type ColourSchemeProps = { scheme: 'light' | 'dark'; children: ReactNode };

/** Renders a story in a colour scheme, with the app's theme and the handler for links. */
function ColourScheme({ scheme, children }: ColourSchemeProps) {
  useLayoutEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(scheme);
  }, [scheme]);
  useLayoutEffect(() => {
    window.addEventListener('click', reportLink);
    return () => window.removeEventListener('click', reportLink);
  }, []);
  return (
    <ThemeProvider theme={theme} storageManager={null} defaultMode={scheme} key={scheme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

const withColourScheme: Decorator = (Story, { globals }) => (
  <ColourScheme scheme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
    <Story />
  </ColourScheme>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withColourScheme],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    viewport: { options: viewports },
    chromatic: { modes },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Writing stories',
          'Foundations',
          'Components',
          'Screens',
          ['Site', 'Sign in', 'Admin', 'Agency'],
          'Flows',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'light',
    viewport: { value: undefined, isRotated: false },
  },
  async beforeEach() {
    MockDate.set(storyTime);
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      const cookieName = cookie.split('=')[0];
      if (cookieName) document.cookie = `${cookieName}=; path=/; max-age=0`;
    }
    await document.fonts.ready;
    return () => MockDate.reset();
  },
  afterEach: checkDarkContrast,
};

export default preview;
