import type { EntityTable } from '~/domain/workspace/records';

import type { RunPlanFailure } from './failure.copy';

/** For each table, the form fields that refer to one of its records. */
const referringFields: Partial<Record<EntityTable, readonly string[]>> = {
  agencies: ['agency', 'ownerObjectId'],
  partners: ['partner'],
  packages: ['package'],
  purchases: ['packagePurchase'],
};

/** Returns the names of the form fields that may have caused a failure; [] if no field has caused it. */
export function findFailureFields(failure: RunPlanFailure): readonly string[] {
  switch (failure.kind) {
    case 'duplicate':
      return [failure.field === 'retiredHexacode' ? 'hexacode' : failure.field];
    case 'missing-reference':
      return referringFields[failure.table] ?? [];
    case 'invalid':
      return [failure.field];
    case 'unknown-buyer':
    case 'ambiguous-buyer':
      return ['buyer'];
    case 'already-generated':
      return ['packagePurchase', 'package'];
    default:
      return [];
  }
}
