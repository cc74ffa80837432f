import { expect, it } from 'vitest';

import { findUnsupportedFeatures } from './browserSupport';
import { listFiles } from './readFiles';

const files = listFiles('src', /\.tsx?$/)
  .filter((file) => !/\.(stories|stage|test)\.tsx?$|\.(play|sample)\.ts$/.test(file))
  .map((file) => file.slice(1));

/**
 * Features that some supported browsers lack, each with the reason why the code works without it. 'checked' means that
 * the code tests for the feature before it uses it.
 */
const optionalFeatures = {
  'Window.cookieStore': 'checked: the cookie is read again on focus too',
  'AbortSignal.timeout_static': 'Chromium before version 124 has it, and only reports some timeouts as another error',
  'HTMLElement.hidePopover': 'called for an open popover only, and browsers without popovers have none',
  'MouseEvent.movementX': 'without it, a motionless pointer starts the app, which is harmless',
  'MouseEvent.movementY': 'as movementX',
  'Window.requestIdleCallback': 'checked',
  NavigationHistoryEntry: 'a type',
  'NavigationHistoryEntry.sameDocument': 'part of `navigation`',
  'NavigationHistoryEntry.url': 'part of `navigation`',
  'NavigationHistoryEntry.index': 'part of `navigation`',
  'Window.navigation': 'checked',
  'Navigation.entries': 'part of `navigation`',
  'StorageManager.estimate': 'checked',
};

// The timeout is long, since reading the types of all source files takes long on a busy machine.
it('uses only features that all supported browsers have, or works without them', { timeout: 120_000 }, () => {
  const filesByFeature = findUnsupportedFeatures(files);
  const unexpectedFeatures = [...filesByFeature].filter(([feature]) => !(feature in optionalFeatures));
  expect(unexpectedFeatures.map(([feature, usingFiles]) => `${feature}: ${[...usingFiles].join(', ')}`)).toEqual([]);
  expect([...filesByFeature.keys()].sort()).toEqual(Object.keys(optionalFeatures).sort());
});
