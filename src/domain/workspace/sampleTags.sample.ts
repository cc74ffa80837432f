import { createSampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { findSamplePurchase, createSampleAgencyTags } from '../tag/agencyTag.sample';
import type { AgencyTag } from '../tag/agencyTag';
import type { Day } from '../time/days';
import type { WorkspaceRecord } from './records';
import { sampleAgencyIds, createSampleId } from './sampleIds.sample';

type Tag = WorkspaceRecord<'tags'>;
type Purchase = WorkspaceRecord<'purchases'>;

/** Returns the tags of the sample purchases, oldest first: the tags of the sample portal as records. */
export function createSampleTags(purchases: readonly Purchase[], today: Day): Tag[] {
  const rows = createSampleAgencyTags(today).map((row, index) => ({ row, samplePurchase: findSamplePurchase(index) }));
  const customerEmails = createSampleAgencyCustomers(today)
    .toReversed()
    .map(({ email }) => email);
  return purchases
    .flatMap((purchase) =>
      rows
        .filter(({ samplePurchase }) => samplePurchase.orderId === purchase.orderId)
        .map((entry) => ({ ...entry, purchase })),
    )
    .map(({ row, samplePurchase: { partnerNumber }, purchase }, index) => {
      const partnerId = partnerNumber && createSampleId('partner', partnerNumber);
      const customerId = createSampleId('customer', customerEmails.indexOf(row.assignedTo ?? '') + 1);
      return {
        ...makeTag(purchase, index + 1),
        hexacode: row.hexacode,
        ...(partnerId ? { partnerId } : {}),
        ...createAssignmentFields(row, customerId, partnerId || sampleAgencyIds[0]),
      };
    });
}

function makeTag({ id: purchaseId, purchasedAt }: Purchase, number: number): Omit<Tag, 'hexacode'> {
  return {
    id: createSampleId('tag', number),
    revision: 0,
    serialNumber: `SN-${String(number).padStart(6, '0')}`,
    owner: { type: 'agency', id: sampleAgencyIds[0] },
    purchaseId,
    isGenerated: true,
    isCustomized: false,
    createdAt: purchasedAt,
    qrCodeUrl: '',
    defaultRedirectUrl: '',
  };
}

/** Returns the fields of a workspace tag that correspond to a row of the portal's sample tags. */
function createAssignmentFields(row: AgencyTag, customerId: string, assignerId: string): Partial<Tag> {
  const { assigner, assignedAt, assignedTo: email } = row;
  if (!assigner || !assignedAt || email === undefined) return {};
  return {
    utilityId: row.utility === 'enabled' ? createSampleId('utility', 100) : undefined,
    assignment: { email, customerId, assigner: { ...assigner, id: assignerId }, assignedAt },
    activatedAt: row.activatedAt,
    printedAt: assignedAt,
    isCustomized: row.customization,
  };
}
