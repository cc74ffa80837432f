import type { ScenarioId } from '~/domain/tag/demonstration';

export const scenarioNames: Record<ScenarioId, string> = { pet: 'A pet', car: 'A car', award: 'An award' };
