import type { ScenarioId } from '~/domain/tag/demoTags';

export const scenarioNames: Record<ScenarioId, string> = { pet: 'A pet', car: 'A car', award: 'An award' };

/** Announced on selection. */
export const scenarioStatus: Record<ScenarioId, string> = {
  pet: 'The tag of a pet is shown.',
  car: 'The tag of a car is shown.',
  award: 'The tag of an award is shown.',
};
