import { listSettingsChanges, trimUrls } from '../../siteSettings/siteSettings';
import type { SiteSettingsValues } from '../../siteSettings/siteSettings';
import { completePlan, createPlanFailure } from '../plan';
import type { PlanContext, PlanResult } from '../plan';
import { findCurrentSettings, initialSettings } from '../currentSettings';
import { put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { createRecordFields } from './recordPlans';

/**
 * Plan for saving the site settings. `originalSaveId` is the id of the latest save when the form was opened; undefined
 * if there was none.
 */
export function planSaveSettings(
  state: WorkspaceState,
  originalSaveId: string | undefined,
  typedValues: SiteSettingsValues,
  context: PlanContext,
): PlanResult {
  const current = findCurrentSettings(state);
  if (current?.id !== originalSaveId) {
    return createPlanFailure({ kind: 'changed-elsewhere', table: 'settingsSaves', id: current?.id ?? '' });
  }
  const values = trimUrls(typedValues);
  const changes = listSettingsChanges(current?.values ?? initialSettings, values);
  const save = { ...createRecordFields(context), at: context.now.toISOString(), values, changes };
  return completePlan(state, [put('settingsSaves', save)]);
}
