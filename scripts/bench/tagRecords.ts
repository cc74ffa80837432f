import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
} from '~/domain/workspace/records.sample';
import { createIdSource } from '~/domain/workspace/recordIds';
import { applyChanges, emptyWorkspace, put } from '~/domain/workspace/workspaceState';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';
import { createSampleHexacode } from '~/domain/tag/hexacode.sample';
import { subtractDays } from '~/domain/time/days';

const tagCount = 100_000;
const tagsPerPurchase = 1000;
const lastDay = '2026-06-15';

/** Creates a workspace with 100,000 tags of 100 purchases. The result is always the same. */
export function createManyTagRecords(): WorkspaceState {
  const createId = createIdSource(
    () => Date.UTC(2026, 5, 15),
    (count) => new Uint8Array(count),
  );
  const createMany = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, i) => make(i));
  const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] ?? items.slice(0, 1)[0];
  const agencies = createMany(10, (i) => makeAgencyRecord({ id: createId(), name: `Sample Agency ${i + 1}` }));
  const agencyIds = agencies.map(({ id }) => id);
  const partners = createMany(25, (i) =>
    makePartnerRecord({ id: createId(), agencyId: pick(agencyIds, i), firstName: `Partner ${i + 1}` }),
  );
  const partnerIds = partners.map(({ id }) => id);
  const customers = createMany(50, (i) => makeCustomerRecord({ id: createId(), agencyId: pick(agencyIds, i) }));
  const customerIds = customers.map(({ id }) => id);
  const tagPackage = { id: 'package-1', name: 'Large Pack', totalHexacodes: tagsPerPurchase, price: 9000 };
  const purchases = createMany(tagCount / tagsPerPurchase, (i) =>
    makePurchaseRecord({
      id: createId(),
      agencyId: pick(agencyIds, i),
      orderId: `ORD-${1001 + i}`,
      tagPackage,
      hexacodesGenerated: true,
      purchasedAt: `${subtractDays(lastDay, 300 - 3 * i)}T09:00`,
    }),
  );
  const tags = createMany(tagCount, (i) => {
    const purchase = purchases[Math.floor(i / tagsPerPurchase)];
    const day = subtractDays(lastDay, 300 - 3 * Math.floor(i / tagsPerPurchase));
    return makeTagRecord({
      id: createId(),
      hexacode: createSampleHexacode(i),
      serialNumber: `SN-${String(i + 1).padStart(6, '0')}`,
      owner: { type: 'agency', id: purchase?.agencyId ?? '' },
      purchaseId: purchase?.id,
      isGenerated: true,
      createdAt: `${day}T09:00`,
      ...(i % 5 === 0 ? {} : { printedAt: day }),
      ...(i % 3 === 0
        ? {}
        : {
            partnerId: pick(partnerIds, i),
            assignment: {
              email: `customer-${i % 50}@example.com`,
              customerId: pick(customerIds, i),
              assigner: { type: 'agency' as const, id: purchase?.agencyId, name: 'Sample Agency' },
              assignedAt: day,
            },
          }),
    });
  });
  return applyChanges(emptyWorkspace, [
    ...agencies.map((record) => put('agencies', record)),
    ...partners.map((record) => put('partners', record)),
    ...customers.map((record) => put('customers', record)),
    ...purchases.map((record) => put('purchases', record)),
    ...tags.map((record) => put('tags', record)),
    put('counters', { id: 'serialNumber', revision: 0, last: tagCount }),
  ]);
}
