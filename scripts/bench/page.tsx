import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';

import { AppTheme } from '~/app/AppTheme';

import './actionTimes';

/** Functions that import a page, by the search string of its URL. Each page loads only its own code and rows. */
const pageImports: Record<string, () => Promise<ComponentType>> = {
  '?tagGrid': () => import('./tagGrid').then((module) => module.TagGrid),
  '?sample': () => import('./tags').then((module) => module.TagsPage),
  '?pdf': () => import('./pdf/PdfBenchPage').then((module) => module.PdfBenchPage),
  '?workspace': () => import('./tags').then((module) => module.TagsPage),
};

const container = document.getElementById('root');
const Page = await pageImports[location.search]?.();
if (container && Page) {
  createRoot(container).render(
    <AppTheme>
      <Page />
    </AppTheme>,
  );
}
