import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import MockDate from 'mockdate';

import './acceptance';
import '../src/components/theme/fonts.css';
import { withColourScheme } from './colourSchemes';
import { checkDarkContrast } from './checkDarkContrast';
import { DocsPage } from './DocsPage';
import { dropAxeReports } from './dropAxeReports';
import { viewports } from './modes';
import { expectPhoneFit } from './expectPhoneFit';
import { runStep } from './runStep';
import { skipAxeForBehaviours } from './skipAxe';
import { setSnapshots } from './snapshots';

/**
 * Creates the error for a query that finds no element. Testing Library's own function prints the whole document
 * whenever a `findBy` query tries again, which takes 5 % of the time of the stories.
 */
function getElementError(message: string | null): Error {
  const error = new Error(message ?? 'Element not found');
  // Removes this function from the stack trace, so that the trace begins at the query.
  Error.captureStackTrace(error, getElementError);
  return error;
}

configure({
  // Flow stories load their routes lazily. On a slow machine, this takes longer than the default timeout of one second.
  asyncUtilTimeout: 20_000,
  getElementError,
});

/** Options of axe. Test runs only need the violations; Storybook's accessibility panel also shows the passed rules. */
const axeOptions = import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {};

// Turns off scrolling and focusing in the inert preview iframes of docs pages, since both would affect the docs page.
if (window.frameElement?.hasAttribute('inert')) {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.focus = () => undefined;
}

/** The time that all stories get as the current time, so that they look the same every day. */
const storyTime = new Date('2026-06-15T09:00:00Z');

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [setSnapshots],
  decorators: [withColourScheme],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    docs: { page: DocsPage, toc: { headingSelector: 'h2' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'All screens',
          'Deviations',
          'Acceptance',
          'Writing stories',
          'Foundations',
          ['Design tokens'],
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
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark', 'light and dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size. Unlike the setting of a browser, it keeps the layout for the width of the window.',
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    pace: {
      description: 'Pace of the steps of a flow',
      toolbar: {
        title: 'Pace',
        icon: 'play',
        items: [
          { value: 'normal', title: 'Normal pace' },
          { value: 'slow', title: 'Slow' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    viewport: { value: undefined, isRotated: false },
  },
  async beforeEach(context) {
    skipAxeForBehaviours(context);
    dropAxeReports(context);
    MockDate.set(storyTime);
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      const cookieName = cookie.split('=')[0];
      if (cookieName) document.cookie = `${cookieName}=; path=/; max-age=0`;
    }
    // Loads the fonts before the story renders, since the positions of menus and panels depend on the width of texts.
    // Leaves out the local fallback fonts, which may not exist on this device.
    const webFonts = [...document.fonts].filter(({ family }) => !/ (fallback|Android)["']?$/.test(family));
    await Promise.all(webFonts.map((face) => face.load()));
    return () => MockDate.reset();
  },
  runStep,
  afterEach: [expectPhoneFit, checkDarkContrast],
};

export default preview;
