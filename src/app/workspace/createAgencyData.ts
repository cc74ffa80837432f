import { dateToDay } from '~/domain/time/days';
import type { Workspace } from '~/domain/workspace/workspace';
import { getAgencyCustomerFormValues, getAgencyPartnerFormValues } from '~/domain/workspace/formValues';
import {
  planAddAgencyCustomer,
  planAddAgencyPartner,
  planEditAgencyCustomer,
  planEditAgencyPartner,
} from '~/domain/workspace/plans/peoplePlans';
import { planBuyPackage } from '~/domain/workspace/plans/purchasePlans';
import { planAssignTags, planChangeTags, planMarkPrinted } from '~/domain/workspace/plans/tagEventPlans';
import { listUtilities } from '~/domain/workspace/views/adminViews';
import { listAgencyActivities } from '~/domain/workspace/views/activityViews';
import {
  getAgencyOverview,
  listAgencyCustomers,
  listAgencyPartners,
  listAgencyTags,
  listOffers,
} from '~/domain/workspace/views/agencyViews';
import { listRelatedTags } from '~/domain/workspace/views/detailViews';
import { listPutRecords } from '~/domain/workspace/workspaceState';

import type { AgencyData } from '../data/appData';
import { createMemoryCollections } from '../data/createMemoryCollections';
import { createEditableWorkspaceData, createWorkspaceData } from './createWorkspaceData';
import { deriveStore } from './deriveStore';
import { runWorkspacePlan } from './runWorkspacePlan';

/** Returns the data of an agency's portal, with the functions that change it. */
export function createAgencyData(workspace: Workspace, agencyId: string): AgencyData {
  const readState = () => workspace.getSnapshot().state;
  const readTags = (ids: readonly string[]) => ids.flatMap((id) => readState().tags.get(id) ?? []);
  const readName = () => readState().agencies.get(agencyId)?.name ?? '';
  return {
    get name() {
      return readName();
    },
    get userName() {
      return readName();
    },
    overview: deriveStore(workspace, ({ state }, now) => getAgencyOverview(state, agencyId, dateToDay(now))),
    activities: {
      getCollection: createMemoryCollections(
        deriveStore(workspace, ({ state, status }, now) => ({
          status,
          rows: listAgencyActivities(state, agencyId, now),
        })),
      ),
    },
    tags: {
      ...createWorkspaceData(workspace, {
        table: 'tags',
        listRows: (state) => listAgencyTags(state, agencyId),
        // Lists no related records, since the portal has no pages for them.
        listRelated: () => [],
      }),
      actions: {
        utilities: deriveStore(workspace, ({ state }) => listUtilities(state)),
        change: (ids, change) =>
          runWorkspacePlan(workspace, (state, context) => planChangeTags(state, readTags(ids), change, context)),
        assign: (ids, assignee) =>
          runWorkspacePlan(workspace, (state, context) =>
            planAssignTags(state, readTags(ids), { assignee, assigner: { type: 'agency', id: agencyId } }, context),
          ),
        markPrinted: (hexacodes) =>
          runWorkspacePlan(workspace, (state, context) => planMarkPrinted(state, hexacodes, context)),
      },
    },
    partners: createEditableWorkspaceData(workspace, {
      table: 'partners',
      listRelated: (state, id) => listRelatedTags(state, agencyId, 'partners', id),
      listRows: (state) => listAgencyPartners(state, agencyId),
      getFormValues: getAgencyPartnerFormValues,
      planAdd: (state, draft, context) => planAddAgencyPartner(state, agencyId, draft, context),
      planEdit: planEditAgencyPartner,
    }),
    customers: createEditableWorkspaceData(workspace, {
      table: 'customers',
      listRelated: (state, id) => listRelatedTags(state, agencyId, 'customers', id),
      listRows: (state) => listAgencyCustomers(state, agencyId),
      getFormValues: getAgencyCustomerFormValues,
      planAdd: (state, draft, context) => planAddAgencyCustomer(state, agencyId, draft, context),
      planEdit: planEditAgencyCustomer,
    }),
    offers: deriveStore(workspace, ({ state }) => listOffers(state)),
    buyPackage: async (packageId, options) => {
      const result = await runWorkspacePlan(
        workspace,
        (state, context) => planBuyPackage(state, { agencyId, packageId }, context),
        options,
      );
      if (!result.ok) return result;
      const [purchase] = listPutRecords('purchases', result.changes);
      const hexacodes = listPutRecords('tags', result.changes).map(({ hexacode }) => hexacode);
      return { ...result, orderId: purchase?.orderId ?? '', hexacodes };
    },
  };
}
