import { samplePerson } from '../samples/people.sample';
import { createManyAgencyTags } from '../tag/agencyTag.sample';
import type { AgencyTag } from '../tag/agencyTag';
import { sampleHexacode } from '../tag/hexacode.sample';
import type { Day } from '../time/days';
import type { WorkspaceRecord } from './records';
import { sampleAgencyIds, sampleId } from './sampleIds.sample';

type Tag = WorkspaceRecord<'tags'>;
type Purchase = WorkspaceRecord<'purchases'>;

/**
 * Returns the tags of the sample purchases. The tags of the first purchase are assigned like those of the sample
 * portal.
 */
export function sampleTags(purchases: readonly Purchase[], today: Day): Tag[] {
  let count = 0;
  return purchases
    .filter(({ hexacodesGenerated }) => hexacodesGenerated)
    .flatMap((purchase, purchaseIndex) => {
      const { totalHexacodes } = purchase.tagPackage;
      const portalTags = purchaseIndex === 0 ? createManyAgencyTags(totalHexacodes, today) : [];
      return Array.from({ length: totalHexacodes }, (_, index) => {
        count += 1;
        return { ...makeTag(purchase, count), ...assignmentFields(portalTags[index], index) };
      });
    });
}

function makeTag({ id: purchaseId, agencyId, purchasedAt }: Purchase, number: number): Tag {
  return {
    id: sampleId('tag', number),
    revision: 0,
    hexacode: sampleHexacode(number - 1),
    serialNumber: `SN-${String(number).padStart(6, '0')}`,
    // The only individual among the buyers is the first sample customer.
    owner: agencyId ? { type: 'agency', id: agencyId } : { type: 'individual', id: sampleId('customer', 200) },
    purchaseId,
    isGenerated: true,
    isCustomized: false,
    createdAt: purchasedAt,
    qrCodeUrl: '',
    defaultRedirectUrl: '',
  };
}

/** Returns the fields of a workspace tag that correspond to a row of the portal's sample tags. */
function assignmentFields(row: AgencyTag | undefined, index: number): Partial<Tag> {
  const { assigner, assignedAt } = row ?? {};
  if (!row || !assigner || !assignedAt) return {};
  const isByPartner = assigner.type === 'partner';
  const partnerId = isByPartner ? sampleId('partner', 100 - (index % 24)) : undefined;
  return {
    partnerId,
    utilityId: row.utility === 'enabled' ? sampleId('utility', 100) : undefined,
    assignment: {
      email: samplePerson(index).email,
      customerId: sampleId('customer', 200 - index),
      assigner: partnerId
        ? { ...assigner, id: partnerId }
        : { type: 'agency', id: sampleAgencyIds[0], name: 'Harbour Tags' },
      assignedAt,
    },
    activatedAt: row.activatedAt,
    printedAt: assignedAt,
    isCustomized: row.customization,
  };
}
