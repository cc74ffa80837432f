import { describe, expect, it } from 'vitest';

import { createSampleActivities, createSampleAdminActivities } from '../activity/activity.sample';
import { createSampleAgencies } from '../agency/agency.sample';
import { createSampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { sampleAdminOverview, sampleAgencyOverview } from '../dashboard/dashboard.sample';
import { formatPersonName } from '../text/formatPersonName';
import { createSampleAgencyPartners } from '../partner/agencyPartner.sample';
import { createSamplePartners } from '../partner/partner.sample';
import { createSamplePurchases } from '../purchase/purchase.sample';
import { findSamplePurchase, createSampleAgencyTags } from '../tag/agencyTag.sample';
import { createManyGeneratedTags, createSampleGeneratedTags } from '../tag/generatedTag.sample';
import { createSamplePackageOffers } from '../tagPackage/packageOffer.sample';
import { createSamplePackages } from '../tagPackage/tagPackage.sample';
import { formatDay } from '../time/days';
import { createPartnerPerson, portalAgencyName } from './people.sample';

const today = '2026-06-15';
const now = new Date(2026, 5, 15, 9, 0);
const agencies = createSampleAgencies(today);
const partners = createSamplePartners(today);
const portalPartners = createSampleAgencyPartners(today);
const customers = createSampleAgencyCustomers(today);
const purchases = createSamplePurchases(today);
const packages = createSamplePackages(today);
const tags = createSampleAgencyTags(today).map((tag, index) => ({ ...tag, purchase: findSamplePurchase(index) }));
const portalAgencyRow = agencies.find(({ name }) => name === portalAgencyName);

type DatedRow = { name: string; dateAdded: string };
const datesAdded = new Map(
  [
    ...agencies,
    ...partners,
    ...customers,
    ...portalPartners.map((partner) => ({ ...partner, name: formatPersonName(partner) })),
  ].map(({ name, dateAdded }: DatedRow) => [name, dateAdded]),
);

const purchaseDays = new Map(purchases.map(({ orderId, purchasedAt }) => [orderId, purchasedAt]));

/** Returns the text of each pair in which a day is missing or the first day is later than the second. */
const findPairsInWrongOrder = (pairs: readonly (readonly [text: string, firstDay?: string, secondDay?: string])[]) =>
  pairs.filter(([, firstDay, secondDay]) => !firstDay || !secondDay || firstDay > secondDay).map(([text]) => text);

describe('sample data', () => {
  it('adds agencies, people and packages before their first event', () => {
    expect(
      findPairsInWrongOrder([
        ...customers.map(({ name, dateAdded }) => [`customer ${name}`, portalAgencyRow?.dateAdded, dateAdded] as const),
        ...portalPartners.map(
          ({ email, dateAdded }) => [`partner ${email}`, portalAgencyRow?.dateAdded, dateAdded] as const,
        ),
        ...partners.map(
          ({ name, agency, dateAdded }) => [`partner ${name}`, datesAdded.get(agency), dateAdded] as const,
        ),
        ...purchases.flatMap(({ orderId, buyer, tagPackage, purchasedAt }) => [
          [`buyer of ${orderId}`, datesAdded.get(buyer), purchasedAt] as const,
          [`package of ${orderId}`, packages.find(({ id }) => id === tagPackage.id)?.createdAt, purchasedAt] as const,
        ]),
        ...packages.map(({ name, createdAt, updatedAt }) => [`update of ${name}`, createdAt, updatedAt] as const),
      ]),
    ).toEqual([]);
  });

  it('generates tags, and adds assigners and assignees, before tags are assigned', () => {
    const assignedTags = tags.filter(({ assigned }) => assigned);
    expect(
      findPairsInWrongOrder(
        assignedTags.flatMap(({ hexacode, purchase, assigner, assignedAt, assignedTo }) => [
          [`purchase of ${hexacode}`, purchaseDays.get(purchase.orderId), assignedAt] as const,
          [`assigner of ${hexacode}`, datesAdded.get(assigner?.name ?? ''), assignedAt] as const,
          [
            `assignee of ${hexacode}`,
            customers.find(({ email }) => email === assignedTo)?.dateAdded,
            assignedAt,
          ] as const,
        ]),
      ),
    ).toEqual([]);
  });

  it('has no assigner with the first name of the assignee', () => {
    const sameNames = tags.filter(
      ({ assigner, assignedTo }) =>
        assigner && assignedTo?.startsWith(`${assigner.name.split(' ')[0]?.toLowerCase() ?? ''}@`),
    );
    expect(sameNames).toEqual([]);
  });

  it('assigns all tags that were bought or counts them in a balance', () => {
    const boughtPackages = purchases
      .filter(({ hexacodesGenerated }) => hexacodesGenerated)
      .map(({ buyer, tagPackage, paymentStatus }) => [buyer, tagPackage.totalHexacodes, paymentStatus]);
    expect(boughtPackages).toEqual([1, 2, 3].map(() => [portalAgencyName, 50, 'Completed']));
    expect(tags).toHaveLength(150);
    const countUnassigned = (partner?: string) =>
      tags.filter(
        ({ assigned, purchase }) =>
          !assigned &&
          (!partner || (purchase.partnerNumber && createPartnerPerson(purchase.partnerNumber).name === partner)),
      ).length;
    for (const { name, tagBalance } of agencies)
      expect([name, tagBalance]).toEqual([name, name === portalAgencyName ? countUnassigned() : 0]);
    for (const { name, tagBalance } of partners) expect([name, tagBalance]).toEqual([name, countUnassigned(name)]);
    const countAssigned = (type: string) => tags.filter(({ assigner }) => assigner?.type === type).length;
    expect(sampleAdminOverview.tags).toMatchObject({
      ofAgencies: countAssigned('agency'),
      ofPartners: countAssigned('partner'),
    });
  });

  it('gives agencies and partners the same amount for each tag that they have assigned', () => {
    for (const { name, totalEarnings } of [...agencies, ...partners])
      expect([name, totalEarnings]).toEqual([
        name,
        27.5 * tags.filter(({ assigner }) => assigner?.name === name).length,
      ]);
  });

  it('lists partners of the portal with the same data in both areas', () => {
    for (const { name, email, phone, dateAdded } of partners.filter(({ agency }) => agency === portalAgencyName))
      expect(portalPartners.map((partner) => ({ ...partner, name: formatPersonName(partner) }))).toContainEqual(
        expect.objectContaining({ name, email, dateAdded, phone: phone.replace('+971', '0').replaceAll(' ', '') }),
      );
  });

  it('lists tags with the same data in both areas', () => {
    for (const {
      hexacode,
      ownerName,
      partner,
      isAssigned,
      packagePurchase = '',
      createdAt,
    } of createSampleGeneratedTags(today)) {
      const { purchase, assigner, assignedTo } = tags.find((tag) => tag.hexacode === hexacode) ?? {};
      const assignee = customers.find(({ email }) => email === assignedTo);
      expect([hexacode, ownerName, partner, isAssigned]).toEqual([
        hexacode,
        assignee?.name ?? portalAgencyName,
        assigner?.name ?? '',
        assignee !== undefined,
      ]);
      expect([packagePurchase, createdAt]).toEqual([purchase?.orderId, purchaseDays.get(packagePurchase)]);
    }
  });

  it('assigns all tags of individuals', () => {
    const unassigned = [...createSampleGeneratedTags(today), ...createManyGeneratedTags(200, today)].filter(
      ({ ownerContentType, isAssigned }) => ownerContentType === 'individual' && !isAssigned,
    );
    expect(unassigned).toEqual([]);
  });

  it('offers only packages that the back-office lists', () => {
    for (const offer of createSamplePackageOffers()) expect(packages).toContainEqual(expect.objectContaining(offer));
  });

  it('has activities that agree with the lists', () => {
    const activityTexts = {
      portal: createSampleActivities(now).map(({ heading, time }) => `${heading} · ${time}`),
      admin: createSampleAdminActivities(now).map(({ heading, time }) => `${heading} · ${time}`),
    };
    const formatDate = (value: string | undefined) => formatDay(value ?? '');
    for (const { tagPackage, hexacodesGenerated, purchasedAt } of purchases.filter(
      ({ buyer }) => buyer === portalAgencyName,
    ))
      if (hexacodesGenerated)
        expect(activityTexts.portal).toContain(
          `Package bought: ${tagPackage.name}, ${tagPackage.totalHexacodes} AiroTags · ${formatDate(purchasedAt)}`,
        );
    const customersAdded = `${sampleAgencyOverview.customers.addedYesterday} customers added · Yesterday, 10:00`;
    expect(activityTexts.portal).toContain(customersAdded);
    expect(activityTexts.admin).toEqual(
      expect.arrayContaining([
        customersAdded,
        ...createSampleGeneratedTags(today).map(
          ({ hexacode, createdAt }) => `AiroTag ${hexacode} generated · ${formatDate(createdAt)}`,
        ),
        ...agencies.slice(0, 1).map(({ name, dateAdded }) => `Agency ${name} added · ${formatDate(dateAdded)}`),
        ...partners.slice(0, 1).map(({ name }) => `New partner added: ${name} · Today, 08:20`),
        ...purchases.slice(0, 1).map(({ orderId }) => `Package purchase ${orderId} is pending · Yesterday, 11:00`),
        ...packages.slice(0, 1).map(({ name, createdAt }) => `Package created: ${name} · ${formatDate(createdAt)}`),
        ...packages.slice(0, 1).map(({ name, updatedAt }) => `Package updated: ${name} · ${formatDate(updatedAt)}`),
      ]),
    );
  });
});
