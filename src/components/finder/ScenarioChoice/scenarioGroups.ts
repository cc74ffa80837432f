import { demonstrations } from '~/domain/tag/demonstration';

/**
 * Styles of whatever holds a ScenarioChoice and, anywhere inside, one `data-scenario` group for each scenario: shows the
 * chosen one. The choice lives in the radio buttons, so it works before any script has come, and without one all show.
 */
export const showsChosenScenario = {
  '@media (scripting: enabled)': Object.fromEntries(
    demonstrations.map(({ id }) => [
      `&:has(input[value="${id}"]:checked) [data-scenario]:not([data-scenario="${id}"])`,
      { display: 'none' },
    ]),
  ),
};
