import { demoTags } from '~/domain/tag/demoTags';

/**
 * Styles for an element around a ScenarioChoice and an element with `data-scenario` for each scenario. They show the
 * element of the selected scenario. Without JavaScript, all of the elements are shown.
 */
export const selectedScenarioStyles = {
  '@media (scripting: enabled)': Object.fromEntries(
    demoTags.map(({ id }) => [
      `&:has(input[value="${id}"]:checked) [data-scenario]:not([data-scenario="${id}"])`,
      { display: 'none' },
    ]),
  ),
};
