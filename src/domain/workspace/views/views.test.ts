import { beforeEach, describe, expect, it } from 'vitest';

import { purchaseRules } from '../../purchase/purchase';
import { agencyTagRules } from '../../tag/agencyTag';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePackageRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
  makeUtilityRecord,
} from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import {
  getAdminOverview,
  listAgencies,
  listCustomers,
  listPackages,
  listPartners,
  listPurchases,
  listTags,
  listUtilities,
} from './adminViews';
import {
  getAgencyOverview,
  findAgencyByEmail,
  listAgencyCustomers,
  listAgencyPartners,
  listAgencyTags,
  listOffers,
} from './agencyViews';

const assignment = {
  email: 'omar@example.com',
  customerId: 'customer-1',
  assigner: { type: 'partner', name: 'Mira A.' },
  assignedAt: '2026-06-12',
} as const;

const urls = { qrCodeUrl: 'https://a.example/qr', defaultRedirectUrl: 'https://a.example' };

let state = emptyWorkspace;
// Creates the records again for each test, because the views cache one row for each record object.
beforeEach(() => {
  state = applyChanges(emptyWorkspace, [
    put('agencies', makeAgencyRecord()),
    put('agencies', makeAgencyRecord({ id: 'agency-2', name: 'Dune Prints', email: 'team@example.com' })),
    put('partners', makePartnerRecord({ dateAdded: '2026-06-15' })),
    put('customers', makeCustomerRecord({ dateAdded: '2026-06-14' })),
    put('customers', makeCustomerRecord({ id: 'customer-2', agencyId: undefined, countryCode: '', lastName: '' })),
    put('packages', makePackageRecord()),
    put('packages', makePackageRecord({ id: 'package-2', totalHexacodes: 1 })),
    put('packages', makePackageRecord({ id: 'package-3', isActive: false })),
    put('purchases', makePurchaseRecord()),
    put('purchases', makePurchaseRecord({ id: 'purchase-2', agencyId: undefined, paymentStatus: 'Completed' })),
    put('utilities', makeUtilityRecord()),
    put('tags', makeTagRecord({ partnerId: 'partner-1', purchaseId: 'purchase-1', printedAt: '2026-06-14', ...urls })),
    put(
      'tags',
      makeTagRecord({
        id: 'tag-2',
        hexacode: 'B04D17E8',
        assignment,
        utilityId: 'utility-1',
        activatedAt: '2026-06-13',
      }),
    ),
    put(
      'tags',
      makeTagRecord({ id: 'tag-3', hexacode: '2C9E55A0', owner: { type: 'individual', id: 'customer-2' }, assignment }),
    ),
  ]);
});

describe('lists of the back-office', () => {
  it('show the newest record first', () => {
    expect(listAgencies(state).map(({ id }) => id)).toEqual(['agency-2', 'agency-1']);
  });

  it('compute the balances from the tags that are not assigned', () => {
    expect(listAgencies(state).map(({ tagBalance }) => tagBalance)).toEqual([0, 1]);
    expect(listPartners(state)).toMatchObject([{ name: 'Mira A.', agency: 'Harbour Tags', tagBalance: 1 }]);
  });

  it('name the customer and the phone number as one text each', () => {
    expect(listCustomers(state)).toMatchObject([
      { name: 'Omar', phone: '50 000 0501' },
      { name: 'Omar K.', phone: '+971 50 000 0501' },
    ]);
  });

  it('show days instead of times', () => {
    expect(listPackages(state)[0]).toMatchObject({ createdAt: '2026-06-03', updatedAt: '2026-06-11' });
    expect(listPurchases(state)[0]).toMatchObject({ paymentDate: '2026-06-11', purchasedAt: '2026-06-11' });
  });

  it('find purchases by the current name of the agency', () => {
    const renamed = applyChanges(state, [put('agencies', makeAgencyRecord({ name: 'Dock Labels' }))]);
    expect(listPurchases(renamed).flatMap(purchaseRules.getSearchTexts)).toContain('Dock Labels');
    expect(listPurchases(renamed).map(({ agency }) => agency)).toEqual([undefined, 'Dock Labels']);
  });

  it('show the owner, partner and purchase of a tag by name', () => {
    expect(listTags(state)).toMatchObject([
      { id: 'tag-3', ownerName: 'Omar', ownerContentType: 'individual', isAssigned: true, isPrinted: false },
      { id: 'tag-2', ownerName: 'Harbour Tags', partner: '', packagePurchase: undefined, createdAt: '2026-06-09' },
      { id: 'tag-1', partner: 'Mira A.', packagePurchase: 'ORD-1001', isAssigned: false, isPrinted: true },
    ]);
  });

  it('show the URLs of a tag, and none for empty URLs', () => {
    expect(listTags(state)).toMatchObject([{}, { qrCodeUrl: undefined, defaultRedirectUrl: undefined }, urls]);
  });

  it('tell an agency from a customer with the same id', () => {
    const changed = applyChanges(state, [
      put('customers', makeCustomerRecord({ id: 'agency-1' })),
      put('tags', makeTagRecord({ id: 'tag-4', hexacode: 'AA', owner: { type: 'individual', id: 'agency-1' } })),
    ]);
    const harbour = 'Harbour Tags';
    expect(listTags(changed).map(({ ownerName }) => ownerName)).toEqual(['Omar K.', 'Omar', harbour, harbour]);
    expect(listAgencies(changed).map(({ tagBalance }) => tagBalance)).toEqual([0, 1]);
    expect(listAgencyTags(changed, 'agency-1').map(({ id }) => id)).toEqual(['tag-2', 'tag-1']);
  });

  it('show an empty name if the record referred to could not be read', () => {
    const damaged = applyChanges(state, [{ table: 'agencies', remove: 'agency-1' }]);
    expect(listPartners(damaged)[0]?.agency).toBe('');
    expect(listTags(damaged)[2]?.ownerName).toBe('');
  });

  it('list utilities', () => {
    expect(listUtilities(state)).toMatchObject([{ id: 'utility-1', name: 'Message the owner' }]);
  });

  it('have as many rows as the dashboard counts', () => {
    expect(getAdminOverview(state, '2026-06-15')).toEqual({
      agencyCount: listAgencies(state).length,
      partnerCount: listPartners(state).length,
      customerCount: listCustomers(state).length,
      tags: { count: listTags(state).length, ofAgencies: 1, ofPartners: 1 },
      pendingPurchaseCount: 1,
      activationCounts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    });
    expect(getAdminOverview(state, '2026-06-16').activationCounts.indexOf(1)).toBe(10);
  });
});

describe('lists of a portal', () => {
  it('show only the records of the agency', () => {
    expect(listAgencyTags(state, 'agency-1').map(({ id }) => id)).toEqual(['tag-2', 'tag-1']);
    expect(listAgencyPartners(state, 'agency-1')).toMatchObject([
      { id: 'partner-1', firstName: 'Mira', lastName: 'A.' },
    ]);
    expect(listAgencyCustomers(state, 'agency-1').map(({ id }) => id)).toEqual(['customer-1']);
    expect(listAgencyTags(state, 'agency-2')).toEqual([]);
    expect(listAgencyPartners(state, 'agency-2')).toEqual([]);
  });

  it('find a tag by the name of its partner, also if it is not assigned to a customer', () => {
    expect(
      listAgencyTags(state, 'agency-1').map((tag) => agencyTagRules.getSearchTexts(tag).includes('Mira A.')),
    ).toEqual([false, true]);
  });

  it('show who has a tag', () => {
    expect(listAgencyTags(state, 'agency-1')).toMatchObject([
      {
        ...{
          utility: 'enabled',
          status: 'activated',
          assigned: true,
          assignedTo: 'omar@example.com',
          isPrinted: false,
        },
        assigner: { type: 'partner', name: 'Mira A.' },
      },
      { utility: 'notEnabled', status: 'notActivated', assigned: false, assigner: undefined, isPrinted: true },
    ]);
  });

  it('offer the active packages, smallest first', () => {
    expect(listOffers(state).map(({ id }) => id)).toEqual(['package-2', 'package-1']);
  });

  it('count what was added today and yesterday, and activations by day', () => {
    const assigned = { ...assignment, assigner: { type: 'agency', name: 'Harbour Tags' } } as const;
    const changed = applyChanges(state, [
      put('tags', makeTagRecord({ id: 'tag-4', hexacode: 'AA', assignment: assigned })),
    ]);
    const overview = getAgencyOverview(changed, 'agency-1', '2026-06-15');
    expect(overview).toEqual({
      partners: { count: 1, addedToday: 1 },
      customers: { count: 1, addedYesterday: 1 },
      tags: { assignedByAgency: 1, assignedByPartner: 1, unassigned: 1 },
      activationCounts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    });
    expect(getAgencyOverview(state, 'agency-1', '2026-06-16')).toMatchObject({
      partners: { addedToday: 0 },
      customers: { addedYesterday: 0 },
    });
  });
});

describe('the agency that signs in', () => {
  it('has the email, ignoring case and spaces', () => {
    expect(findAgencyByEmail(state, ' Team@Example.com ')?.id).toBe('agency-2');
    expect(findAgencyByEmail(state, 'unknown@example.com')).toBeUndefined();
  });

  it('is unknown if two agencies have the email', () => {
    const stateWithSameEmails = applyChanges(state, [put('agencies', makeAgencyRecord({ id: 'agency-3' }))]);
    expect(findAgencyByEmail(stateWithSameEmails, 'hello@harbour.example.com')).toBeUndefined();
  });
});
