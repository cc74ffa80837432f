import type { AgencyDraft } from '../../agency/agencyDraft';
import type { AgencyCustomerDraft } from '../../customer/agencyCustomerDraft';
import type { CustomerDraft } from '../../customer/customerDraft';
import type { AgencyPartnerDraft } from '../../partner/agencyPartnerDraft';
import type { PartnerDraft } from '../../partner/partnerDraft';
import type { WithoutPasswords } from '../../session/newPassword';
import { dateToDay } from '../../time/days';
import { toNameFields, toPhoneFields } from '../personFields';
import { putWithNextRevision } from '../plan';
import type { PlanContext, PlanResult, RecordTarget } from '../plan';
import { put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { addRecord, editRecord, createRecordFields } from './recordPlans';

/*
 * Plans for agencies, partners and customers. They copy the drafts of the forms field by field, so that no password
 * gets into a record.
 */

const toAgencyFields = ({ agencyName, email, phone, address }: WithoutPasswords<AgencyDraft>) => ({
  name: agencyName,
  email,
  phone,
  address,
});

export function planAddAgency(state: WorkspaceState, draft: AgencyDraft, context: PlanContext): PlanResult {
  const record = {
    ...createRecordFields(context),
    ...toAgencyFields(draft),
    totalEarnings: 0,
    dateAdded: dateToDay(context.now),
  };
  return addRecord(state, context, put('agencies', record));
}

export function planEditAgency(
  state: WorkspaceState,
  target: RecordTarget,
  draft: WithoutPasswords<AgencyDraft>,
  context: PlanContext,
): PlanResult {
  return editRecord(state, context, 'agencies', target, (agency) =>
    putWithNextRevision('agencies', { ...agency, ...toAgencyFields(draft) }),
  );
}

const toPartnerFields = ({ agency, firstName, lastName, email, phone }: WithoutPasswords<PartnerDraft>) => ({
  agencyId: agency,
  firstName,
  lastName,
  email,
  phone,
});

/** Plan for adding a partner with the form of the back-office. */
export function planAddPartner(state: WorkspaceState, draft: PartnerDraft, context: PlanContext): PlanResult {
  const dateAdded = dateToDay(context.now);
  const record = {
    ...createRecordFields(context),
    ...toPartnerFields(draft),
    company: '',
    totalEarnings: 0,
    dateAdded,
  };
  return addRecord(state, context, put('partners', record));
}

export function planEditPartner(
  state: WorkspaceState,
  target: RecordTarget,
  draft: WithoutPasswords<PartnerDraft>,
  context: PlanContext,
): PlanResult {
  return editRecord(state, context, 'partners', target, (partner) =>
    putWithNextRevision('partners', { ...partner, ...toPartnerFields(draft) }),
  );
}

const toAgencyPartnerFields = ({ firstName, lastName, email, company, phone }: AgencyPartnerDraft) => ({
  firstName,
  lastName,
  email,
  company,
  phone,
});

/** Plan for adding a partner with the form of an agency's portal. */
export function planAddAgencyPartner(
  state: WorkspaceState,
  agencyId: string,
  draft: AgencyPartnerDraft,
  context: PlanContext,
): PlanResult {
  const dateAdded = dateToDay(context.now);
  const record = {
    ...createRecordFields(context),
    agencyId,
    ...toAgencyPartnerFields(draft),
    totalEarnings: 0,
    dateAdded,
  };
  return addRecord(state, context, put('partners', record));
}

export function planEditAgencyPartner(
  state: WorkspaceState,
  target: RecordTarget,
  draft: AgencyPartnerDraft,
  context: PlanContext,
): PlanResult {
  return editRecord(state, context, 'partners', target, (partner) =>
    putWithNextRevision('partners', { ...partner, ...toAgencyPartnerFields(draft) }),
  );
}

const toCustomerFields = ({ firstName, lastName, email, countryCode, phone }: WithoutPasswords<CustomerDraft>) => ({
  firstName,
  lastName,
  email,
  countryCode,
  phone,
});

/** Plan for adding a customer with the form of the back-office. */
export function planAddCustomer(state: WorkspaceState, draft: CustomerDraft, context: PlanContext): PlanResult {
  const record = {
    ...createRecordFields(context),
    ...toCustomerFields(draft),
    address: '',
    dateAdded: dateToDay(context.now),
  };
  return addRecord(state, context, put('customers', record));
}

export function planEditCustomer(
  state: WorkspaceState,
  target: RecordTarget,
  draft: WithoutPasswords<CustomerDraft>,
  context: PlanContext,
): PlanResult {
  return editRecord(state, context, 'customers', target, (customer) =>
    putWithNextRevision('customers', { ...customer, ...toCustomerFields(draft) }),
  );
}

/**
 * Plan for adding a customer with the form of an agency's portal, which has one field for the name and one for the
 * phone number.
 */
export function planAddAgencyCustomer(
  state: WorkspaceState,
  agencyId: string,
  { name, email, address, phone }: AgencyCustomerDraft,
  context: PlanContext,
): PlanResult {
  const contact = { firstName: name, lastName: '', email, countryCode: '', phone, address };
  const record = { ...createRecordFields(context), agencyId, ...contact, dateAdded: dateToDay(context.now) };
  return addRecord(state, context, put('customers', record));
}

export function planEditAgencyCustomer(
  state: WorkspaceState,
  target: RecordTarget,
  { name, email, address, phone }: AgencyCustomerDraft,
  context: PlanContext,
): PlanResult {
  return editRecord(state, context, 'customers', target, (customer) =>
    putWithNextRevision('customers', {
      ...customer,
      ...toNameFields(name, customer),
      ...toPhoneFields(phone, customer),
      email,
      address,
    }),
  );
}
