import { demoTags } from '~/domain/tag/demoTags';

/**
 * Styles for the common ancestor of a ScenarioChoice and the scenarios, which are elements with `data-scenario`. They
 * hide all scenarios but the selected one. Without JavaScript, all scenarios are shown.
 */
export const selectedScenarioStyles = {
  '@media (scripting: enabled)': Object.fromEntries(
    demoTags.map(({ id }) => [
      `&:has(input[value="${id}"]:checked) [data-scenario]:not([data-scenario="${id}"])`,
      { display: 'none' },
    ]),
  ),
};
