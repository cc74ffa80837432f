import { it } from 'vitest';

import { expectAccessible } from './setup/expectAccessible';
import { officePaths } from './setup/pageList';
import { withBrowser } from './setup/visit';

withBrowser();

it.each(officePaths.map((path, index) => ({ path, index })))(
  '$path has no violations, no motion if the user prefers that, and reflows from 320 to 1280 px',
  ({ path, index }) => expectAccessible(path, index),
);
