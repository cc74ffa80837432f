import fc from 'fast-check';
import { expect, it } from 'vitest';

import { agencyDraftSchema } from '../agency/agencyDraft';
import { agencyCustomerDraftSchema } from '../customer/agencyCustomerDraft';
import { customerDraftSchema } from '../customer/customerDraft';
import { listKeys } from '../selectOptions';
import { agencyPartnerDraftSchema } from '../partner/agencyPartnerDraft';
import { partnerDraftSchema } from '../partner/partnerDraft';
import { purchaseDraftSchema } from '../purchase/purchaseDraft';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '../purchase/purchaseTerms';
import { tagDraftSchema } from '../tag/tagDraft';
import { packageDraftSchema } from '../tagPackage/packageDraft';
import { utilityDraftSchema } from '../utility/utilityDraft';
import { featureLabels } from '../utility/utility';
import {
  getAgencyCustomerFormValues,
  getAgencyFormValues,
  getAgencyPartnerFormValues,
  getCustomerFormValues,
  getPackageFormValues,
  getPartnerFormValues,
  getPurchaseFormValues,
  getTagFormValues,
  getUtilityFormValues,
} from './formValues';
import { makePlanContext } from './planContext.sample';
import { finishPlan } from './plan';
import type { PlanResult, PlanSteps } from './plan';
import { planEditPackage, planEditUtility } from './plans/catalogPlans';
import {
  planEditAgency,
  planEditAgencyCustomer,
  planEditAgencyPartner,
  planEditCustomer,
  planEditPartner,
} from './plans/peoplePlans';
import { planEditPurchase } from './plans/purchasePlans';
import { planEditTag } from './plans/tagPlans';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePackageRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
  makeUtilityRecord,
} from './records.sample';
import type { EntityTable, WorkspaceRecord } from './records';
import { applyChanges, emptyWorkspace, put } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

const context = makePlanContext();
const passwords = { password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb' };
const baseState = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('partners', makePartnerRecord()),
  put('customers', makeCustomerRecord()),
  put('packages', makePackageRecord()),
  put('purchases', makePurchaseRecord()),
]);

/** Texts as the forms store them: without spaces at the start and end. */
const anyText = fc
  .string({ unit: 'grapheme' })
  .map((typed) => agencyCustomerDraftSchema.parse(createCustomerValues(typed)).name);
const createCustomerValues = (name: string) => ({ name, email: '', address: '', phone: '' });
const anyFilledText = anyText.filter((value) => value !== '');
const anyFile = fc.option(fc.record({ id: fc.string(), name: fc.string() }), { nil: undefined });
const anyDateTime = fc.constantFrom('2026-06-11T09:00', '2024-02-29T23:59:58');
const anyDay = fc.constantFrom('2026-06-11', '2024-02-29');
const anyCount = fc.nat(100_000);
const anyPrice = fc.nat(10 ** 9).map((value) => value / 100);
const anyAmount = fc.double({ min: 0, max: Number.MAX_SAFE_INTEGER, noNaN: true });
const anyRevision = fc.nat(5);

/**
 * Checks that saving the form without changes leaves the record unchanged, except for the revision and the fields in
 * `expectedChanges`.
 */
function expectUnchanged<Table extends EntityTable>(
  table: Table,
  record: WorkspaceRecord<Table>,
  edit: (state: WorkspaceState) => PlanResult | PlanSteps,
  expectedChanges: Partial<WorkspaceRecord<Table>> = {},
) {
  // The cast is needed, because TypeScript does not narrow a union of tables by a type parameter.
  const state = applyChanges(baseState, [{ table, put: record } as ReturnType<typeof put<EntityTable>>]);
  const plan = edit(state);
  const result = 'ok' in plan ? plan : finishPlan(plan);
  const changes = result.ok ? result.changes : [];
  const editedRecord = applyChanges(state, changes)[table].get(record.id);
  // `toEqual` treats a missing field and an undefined field as equal.
  expect(editedRecord).toEqual({ ...record, ...expectedChanges, revision: record.revision + 1 });
}

it('keeps an agency that is saved unchanged', () => {
  const anyFields = fc.record({
    revision: anyRevision,
    name: anyFilledText,
    email: anyFilledText,
    phone: anyText,
    address: anyText,
  });
  fc.assert(
    fc.property(anyFields.map(makeAgencyRecord), (agency) => {
      const draft = agencyDraftSchema.parse({ ...getAgencyFormValues(agency), ...passwords });
      expectUnchanged('agencies', agency, (state) => planEditAgency(state, agency, draft, context));
    }),
  );
});

it('keeps a partner that the back-office saves unchanged', () => {
  const anyFields = fc.record({
    firstName: anyFilledText,
    lastName: anyText,
    email: anyFilledText,
    company: anyText,
    phone: anyFilledText,
  });
  fc.assert(
    fc.property(anyFields.map(makePartnerRecord), (partner) => {
      const draft = partnerDraftSchema.parse({ ...getPartnerFormValues(partner), ...passwords });
      expectUnchanged('partners', partner, (state) => planEditPartner(state, partner, draft, context));
    }),
  );
});

it('keeps a partner that a portal saves unchanged', () => {
  const anyFields = fc.record({ firstName: anyFilledText, lastName: anyText, company: anyFilledText });
  fc.assert(
    fc.property(anyFields.map(makePartnerRecord), (partner) => {
      const draft = agencyPartnerDraftSchema.parse(getAgencyPartnerFormValues(partner));
      expectUnchanged('partners', partner, (state) => planEditAgencyPartner(state, partner, draft, context));
    }),
  );
});

it('keeps a customer that the back-office saves unchanged', () => {
  const names = { firstName: anyFilledText, lastName: anyFilledText, email: anyFilledText };
  const anyFields = fc.record({ ...names, countryCode: anyFilledText, phone: anyFilledText, address: anyText });
  fc.assert(
    fc.property(anyFields.map(makeCustomerRecord), (customer) => {
      const draft = customerDraftSchema.parse({ ...getCustomerFormValues(customer), ...passwords });
      expectUnchanged('customers', customer, (state) => planEditCustomer(state, customer, draft, context));
    }),
  );
});

it('keeps a customer that a portal saves unchanged, including both parts of the name and of the phone number', () => {
  const names = { firstName: anyText, lastName: anyText, email: anyText };
  const anyFields = fc.record({ ...names, countryCode: anyText, phone: anyText, address: anyText });
  fc.assert(
    fc.property(anyFields.map(makeCustomerRecord), (customer) => {
      const draft = agencyCustomerDraftSchema.parse(getAgencyCustomerFormValues(customer));
      expectUnchanged('customers', customer, (state) => planEditAgencyCustomer(state, customer, draft, context));
    }),
  );
});

it('keeps a package that is saved unchanged, except for the update time', () => {
  const texts = { name: anyFilledText, description: anyText, createdAt: anyDateTime, updatedAt: anyDateTime };
  const anyFields = fc.record({
    ...texts,
    totalHexacodes: fc.integer({ min: 1, max: 100_000 }),
    price: anyPrice,
    isActive: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFields.map(makePackageRecord), (tagPackage) => {
      const draft = packageDraftSchema.parse(getPackageFormValues(tagPackage));
      const edit = (state: WorkspaceState) => planEditPackage(state, tagPackage, draft, context);
      expectUnchanged('packages', tagPackage, edit, { updatedAt: '2026-06-15T09:30' });
    }),
  );
});

it('keeps a purchase that is saved unchanged, including its old price and its old buyer', () => {
  const anyFields = fc.record({
    ...{
      orderId: anyFilledText,
      transactionId: anyFilledText,
      buyer: anyFilledText,
      amount: anyAmount,
      paymentDate: anyDateTime,
      purchasedAt: anyDateTime,
    },
    buyerType: fc.constantFrom(...listKeys(buyerTypeLabels)),
    agencyId: fc.constantFrom('agency-1', undefined),
    paymentStatus: fc.constantFrom(...listKeys(paymentStatusLabels)),
    paymentMethod: fc.constantFrom(...listKeys(paymentMethodLabels), undefined),
    tagPackage: fc.record({
      id: fc.constantFrom('package-1', 'deleted'),
      name: anyText,
      totalHexacodes: anyCount,
      price: anyPrice,
    }),
    hexacodesGenerated: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFields.map(makePurchaseRecord), (purchase) => {
      const draft = purchaseDraftSchema.parse(getPurchaseFormValues(purchase));
      expectUnchanged('purchases', purchase, (state) => planEditPurchase(state, purchase, draft, context));
    }),
  );
});

it('keeps a tag that is saved unchanged, including its owner, its dates and its assignment', () => {
  const assigner = { type: 'partner', name: 'Mira A.' } as const;
  const anyFields = fc.record({
    ...{
      hexacode: anyFilledText,
      serialNumber: anyFilledText,
      qrCodeUrl: anyText,
      defaultRedirectUrl: anyText,
      createdAt: anyDateTime,
    },
    ...{ qrCodeFile: anyFile, barcodeImage: anyFile, isGenerated: fc.boolean(), isCustomized: fc.boolean() },
    owner: fc.constantFrom<WorkspaceRecord<'tags'>['owner']>(
      { type: 'agency', id: 'agency-1' },
      { type: 'individual', id: 'customer-1' },
    ),
    partnerId: fc.constantFrom('partner-1', undefined),
    purchaseId: fc.constantFrom('purchase-1', undefined),
    assignment: fc.option(fc.record({ email: anyText, assigner: fc.constant(assigner), assignedAt: anyDay }), {
      nil: undefined,
    }),
    activatedAt: fc.option(anyDay, { nil: undefined }),
    printedAt: fc.option(anyDay, { nil: undefined }),
  });
  fc.assert(
    fc.property(anyFields.map(makeTagRecord), (tag) => {
      const draft = tagDraftSchema.parse(getTagFormValues(tag));
      expectUnchanged('tags', tag, (state) => planEditTag(state, tag, draft, context));
    }),
  );
});

it('keeps a utility that is saved unchanged', () => {
  const anyFeature = fc.record({
    feature: fc.constantFrom(...listKeys(featureLabels)),
    isEnabled: fc.boolean(),
    displayOrder: fc.maxSafeInteger(),
  });
  const texts = { name: anyFilledText, description: anyText, defaultRedirectUrl: anyText };
  const anyFields = fc.record({ ...texts, isTag: fc.boolean(), features: fc.array(anyFeature) });
  fc.assert(
    fc.property(anyFields.map(makeUtilityRecord), (utility) => {
      const draft = utilityDraftSchema.parse(getUtilityFormValues(utility));
      expectUnchanged('utilities', utility, (state) => planEditUtility(state, utility, draft, context));
    }),
  );
});
