import { dateToDay } from '~/domain/time/days';
import type { Workspace } from '~/domain/workspace/workspace';
import {
  getAgencyFormValues,
  getCustomerFormValues,
  getPackageFormValues,
  getPartnerFormValues,
  getPurchaseFormValues,
  getTagFormValues,
  getUtilityFormValues,
} from '~/domain/workspace/formValues';
import {
  planAddPackage,
  planAddUtility,
  planEditPackage,
  planEditUtility,
} from '~/domain/workspace/plans/catalogPlans';
import {
  planAddAgency,
  planAddCustomer,
  planAddPartner,
  planEditAgency,
  planEditCustomer,
  planEditPartner,
} from '~/domain/workspace/plans/peoplePlans';
import {
  planAddPurchase,
  planEditPurchase,
  planGenerateTags,
  planSetPaymentStatus,
} from '~/domain/workspace/plans/purchasePlans';
import { planSaveSettings } from '~/domain/workspace/plans/settingsPlan';
import { planAddTag, planEditTag } from '~/domain/workspace/plans/tagPlans';
import { listActivities } from '~/domain/workspace/views/activityViews';
import {
  getAdminOverview,
  listAgencies,
  listCustomers,
  listPackages,
  listPartners,
  listPurchases,
  listTags,
  listUtilities,
} from '~/domain/workspace/views/adminViews';
import { getCurrentSiteSettings, listSettingsSaves } from '~/domain/workspace/views/settingsViews';
import { listPutRecords } from '~/domain/workspace/workspaceState';

import type { AdminData } from '../data/appData';
import { createMemoryCollections } from '../data/createMemoryCollections';
import { createEditableWorkspaceData } from './createWorkspaceData';
import { deriveStore } from './deriveStore';
import { runWorkspacePlan } from './runWorkspacePlan';

/** Name that the back-office shows for its users and stores in the packages they add. The sign-in asks for no name. */
const userName = 'Admin owner';

/** Returns the data of the back-office, with the functions that change it. */
export function createAdminData(workspace: Workspace): AdminData {
  /** Returns the purchase. If it was deleted, returns its id with the revision -1, so that plans refuse the change. */
  const readPurchase = (id: string) => workspace.getSnapshot().state.purchases.get(id) ?? { id, revision: -1 };
  return {
    userName,
    overview: deriveStore(workspace, ({ state }, now) => getAdminOverview(state, dateToDay(now))),
    activities: {
      getCollection: createMemoryCollections(
        deriveStore(workspace, ({ state, status }, now) => ({ status, rows: listActivities(state, now) })),
      ),
    },
    agencies: createEditableWorkspaceData(workspace, {
      table: 'agencies',
      listRows: listAgencies,
      getFormValues: getAgencyFormValues,
      planAdd: planAddAgency,
      planEdit: planEditAgency,
    }),
    partners: createEditableWorkspaceData(workspace, {
      table: 'partners',
      listRows: listPartners,
      getFormValues: getPartnerFormValues,
      planAdd: planAddPartner,
      planEdit: planEditPartner,
    }),
    customers: createEditableWorkspaceData(workspace, {
      table: 'customers',
      listRows: listCustomers,
      getFormValues: getCustomerFormValues,
      planAdd: planAddCustomer,
      planEdit: planEditCustomer,
    }),
    packages: createEditableWorkspaceData(workspace, {
      table: 'packages',
      listRows: listPackages,
      getFormValues: getPackageFormValues,
      planAdd: (state, draft, context) => planAddPackage(state, draft, userName, context),
      planEdit: planEditPackage,
    }),
    purchases: {
      ...createEditableWorkspaceData(workspace, {
        table: 'purchases',
        listRows: listPurchases,
        getFormValues: getPurchaseFormValues,
        planAdd: planAddPurchase,
        planEdit: planEditPurchase,
      }),
      actions: {
        setPaymentStatus: (id, status) =>
          runWorkspacePlan(workspace, (state, context) =>
            planSetPaymentStatus(state, readPurchase(id), status, context),
          ),
        generateTags: async (id, options) => {
          const result = await runWorkspacePlan(
            workspace,
            (state, context) => planGenerateTags(state, readPurchase(id), context),
            options,
          );
          return result.ok ? { ...result, tagCount: listPutRecords('tags', result.changes).length } : result;
        },
      },
    },
    tags: createEditableWorkspaceData(workspace, {
      table: 'tags',
      listRows: listTags,
      getFormValues: getTagFormValues,
      planAdd: planAddTag,
      planEdit: planEditTag,
    }),
    utilities: createEditableWorkspaceData(workspace, {
      table: 'utilities',
      listRows: listUtilities,
      getFormValues: getUtilityFormValues,
      planAdd: planAddUtility,
      planEdit: planEditUtility,
    }),
    settings: {
      ...deriveStore(workspace, ({ state }, now) => ({
        settings: getCurrentSiteSettings(state, now),
        history: listSettingsSaves(state, now),
      })),
      save: (values, loadedSaveId) =>
        runWorkspacePlan(workspace, (state, context) => planSaveSettings(state, loadedSaveId, values, context)),
    },
  };
}
