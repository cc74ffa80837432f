import { demoTags } from '~/domain/tag/demoTags';

/**
 * Styles for an element around a ScenarioChoice and one `data-scenario` element per scenario: shows the selected one.
 * CSS only; without scripting, all are shown.
 */
export const selectedScenarioStyles = {
  '@media (scripting: enabled)': Object.fromEntries(
    demoTags.map(({ id }) => [
      `&:has(input[value="${id}"]:checked) [data-scenario]:not([data-scenario="${id}"])`,
      { display: 'none' },
    ]),
  ),
};
