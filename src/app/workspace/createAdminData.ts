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
    overview: deriveStore(workspace, ({ state }) => getAdminOverview(state)),
    activities: {
      collection: createMemoryCollections(
        deriveStore(workspace, ({ state, status }, now) => ({ status, rows: listActivities(state, now) })),
      ),
    },
    agencies: createEditableWorkspaceData(workspace, {
      table: 'agencies',
      list: listAgencies,
      formValues: getAgencyFormValues,
      add: planAddAgency,
      edit: planEditAgency,
    }),
    partners: createEditableWorkspaceData(workspace, {
      table: 'partners',
      list: listPartners,
      formValues: getPartnerFormValues,
      add: planAddPartner,
      edit: planEditPartner,
    }),
    customers: createEditableWorkspaceData(workspace, {
      table: 'customers',
      list: listCustomers,
      formValues: getCustomerFormValues,
      add: planAddCustomer,
      edit: planEditCustomer,
    }),
    packages: createEditableWorkspaceData(workspace, {
      table: 'packages',
      list: listPackages,
      formValues: getPackageFormValues,
      add: (state, draft, context) => planAddPackage(state, draft, userName, context),
      edit: planEditPackage,
    }),
    purchases: {
      ...createEditableWorkspaceData(workspace, {
        table: 'purchases',
        list: listPurchases,
        formValues: getPurchaseFormValues,
        add: planAddPurchase,
        edit: planEditPurchase,
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
      list: listTags,
      formValues: getTagFormValues,
      add: planAddTag,
      edit: planEditTag,
    }),
    utilities: createEditableWorkspaceData(workspace, {
      table: 'utilities',
      list: listUtilities,
      formValues: getUtilityFormValues,
      add: planAddUtility,
      edit: planEditUtility,
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
