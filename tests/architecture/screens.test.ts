import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { findDeviationTexts, readDeviations } from '../../.storybook/deviations';
import { findScreen, isTitleIn, screens } from '../../.storybook/screens';
import { readStoryList } from '../../.storybook/storyFiles';
import deviations from '../../docs/deviations.md?raw';
import { routes } from '~/app/routing/routes';
import { paths } from '~/domain/paths';

const titles = [...new Set(readStoryList().map(({ title }) => title))].filter((title) => title.startsWith('Screens/'));

/** Returns the pattern of the route that handles a path, such as '/t/:code'. */
const findRoute = (path: string) => matchRoutes([...routes], path)?.at(-1)?.route.path;

describe('the list of screens', () => {
  it('contains the screen of each story file', () => {
    expect(titles.length).toBeGreaterThan(50);
    expect(titles.filter((title) => findScreen(title) === undefined)).toEqual([]);
  });

  it('contains only screens with stories', () => {
    expect(screens.filter((screen) => !titles.some((title) => findScreen(title) === screen))).toEqual([]);
  });

  it.each(screens.map(({ title, path }) => [title, path]))('names a route that exists for %s', (title, path) => {
    expect(findRoute(path)).toBeDefined();
    expect(findRoute(path) === '*').toBe(title === 'Screens/Site/Not found');
  });

  it('has a screen for each path', () => {
    const pathFunctions = Object.values(paths).flatMap((area) => Object.values<(code: string) => string>(area));
    const routesOfScreens = screens.map(({ path }) => findRoute(path));
    // Administrators and agencies enter their email on the same screen.
    const expectedPaths = pathFunctions
      .map((getPath) => getPath('B04D17E8'))
      .filter((path) => path !== paths.signIn.admin());
    expect(expectedPaths.filter((path) => !routesOfScreens.includes(findRoute(path)))).toEqual([]);
  });
});

describe('the deviations', () => {
  const deviationList = readDeviations(deviations);

  it('each name a screen, or a group of screens', () => {
    expect(deviationList).toHaveLength(deviations.match(/^- /gm)?.length ?? 0);
    const groups = deviationList.flatMap((deviation) => deviation.titles);
    expect(groups.filter((group) => !titles.some((title) => isTitleIn(title, group)))).toEqual([]);
  });

  it('are found by the title of a screen', () => {
    expect(findDeviationTexts(deviationList, 'Screens/Site/Home')).toContain(
      'Public pages and the sign-in are prerendered and then hydrated.',
    );
    expect(findDeviationTexts(deviationList, 'Screens/Sign in/Email').join()).not.toContain('Experience page');
  });
});
