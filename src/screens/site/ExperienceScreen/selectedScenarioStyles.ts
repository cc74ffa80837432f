import { demoTags } from '~/domain/tag/demoTags';

/**
 * Hides the scenarios (elements with `data-scenario`) that are not selected. Use it on a common ancestor of the
 * ScenarioChoice and the scenarios. Without JavaScript, all scenarios are shown.
 */
export const selectedScenarioStyles = {
  '@media (scripting: enabled)': Object.fromEntries(
    demoTags.map(({ id }) => [
      `&:has(input[value="${id}"]:checked) [data-scenario]:not([data-scenario="${id}"])`,
      { display: 'none' },
    ]),
  ),
};
