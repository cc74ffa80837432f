import './withoutEvaluation';

import { installEarlyMenus } from './earlyMenus';
import { whenWanted } from './whenWanted';

/**
 * The first script of every document. On a prerendered page it lets the page work as it stands (menus, links) and
 * fetches the application when somebody begins to use it; elsewhere the application is the page, and starts at once.
 */
const root = document.getElementById('root');

if (root?.hasAttribute('data-prerendered')) {
  const uninstallMenus = installEarlyMenus(document);
  whenWanted(window, () => {
    void import('../main').then(({ start }) => start(root, uninstallMenus));
  });
} else if (root) {
  void import('../main').then(({ start }) => start(root));
}
