import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';

import { AppTheme } from '~/app/AppTheme';

import './actionTimes';

/** Imports the page for each search string of the URL, so that a page loads only its own code and rows. */
const pages: Record<string, () => Promise<ComponentType>> = {
  '?tagGrid': () => import('./tagGrid').then((module) => module.TagGrid),
  '?sample': () => import('./tags').then((module) => module.TagsPage),
  '?pdf': () => import('./pdf/PdfBenchPage').then((module) => module.PdfBenchPage),
  '?workspace': () => import('./tags').then((module) => module.TagsPage),
};

const container = document.getElementById('root');
const Page = await pages[location.search]?.();
if (container && Page) {
  createRoot(container).render(
    <AppTheme>
      <Page />
    </AppTheme>,
  );
}
