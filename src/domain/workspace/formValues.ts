import type { AgencyFormValues } from '../agency/agencyDraft';
import type { AgencyCustomerFormValues } from '../customer/agencyCustomerDraft';
import type { CustomerFormValues } from '../customer/customerDraft';
import type { AgencyPartnerFormValues } from '../partner/agencyPartnerDraft';
import type { PartnerFormValues } from '../partner/partnerDraft';
import type { PurchaseFormValues } from '../purchase/purchaseDraft';
import type { WithoutPasswords } from '../session/newPassword';
import type { TagFormValues } from '../tag/tagDraft';
import type { PackageFormValues } from '../tagPackage/packageDraft';
import type { UtilityFormValues } from '../utility/utilityDraft';
import { formatPersonName } from '../text/formatPersonName';
import { joinPhone } from './personFields';
import type { WorkspaceRecord } from './records';

/*
 * Initial values of the forms that edit records. If the user saves a form without changes, only the revision and the
 * update time of the record change. Records have no passwords, so these forms have no password fields.
 */

export function getAgencyFormValues(agency: WorkspaceRecord<'agencies'>): WithoutPasswords<AgencyFormValues> {
  const { name, email, phone, address } = agency;
  return { agencyName: name, email, phone, address };
}

export function getPartnerFormValues(partner: WorkspaceRecord<'partners'>): WithoutPasswords<PartnerFormValues> {
  const { agencyId, firstName, lastName, email, phone } = partner;
  return { agency: agencyId, firstName, lastName, email, phone };
}

/** Returns the form values of a partner in an agency's portal. */
export function getAgencyPartnerFormValues(partner: WorkspaceRecord<'partners'>): AgencyPartnerFormValues {
  const { firstName, lastName, email, company, phone } = partner;
  return { firstName, lastName, email, company, phone };
}

export function getCustomerFormValues(customer: WorkspaceRecord<'customers'>): WithoutPasswords<CustomerFormValues> {
  const { firstName, lastName, email, countryCode, phone } = customer;
  return { firstName, lastName, email, countryCode, phone };
}

/**
 * Returns the form values of a customer in an agency's portal. The form has one field for the name and one for the
 * phone number.
 */
export function getAgencyCustomerFormValues(customer: WorkspaceRecord<'customers'>): AgencyCustomerFormValues {
  const { email, address } = customer;
  return { name: formatPersonName(customer), email, address, phone: joinPhone(customer) };
}

export function getPackageFormValues(tagPackage: WorkspaceRecord<'packages'>): PackageFormValues {
  const { name, description, totalHexacodes, tagType, price, isActive, createdAt, updatedAt } = tagPackage;
  const numbers = { totalHexacodes: String(totalHexacodes), price: String(price) };
  return { name, description, ...numbers, tagType, isActive, createdAt, updatedAt };
}

export function getPurchaseFormValues(purchase: WorkspaceRecord<'purchases'>): PurchaseFormValues {
  const { tagPackage, buyerType, buyer, transactionId, orderId, paymentStatus, hexacodesGenerated } = purchase;
  return {
    package: tagPackage.id,
    buyerContentType: buyerType,
    buyer,
    transactionId,
    orderId,
    amount: String(purchase.amount),
    paymentStatus,
    paymentMethod: purchase.paymentMethod ?? '',
    hexacodesGenerated,
    paymentDate: purchase.paymentDate,
    purchasedAt: purchase.purchasedAt,
  };
}

export function getTagFormValues(tag: WorkspaceRecord<'tags'>): TagFormValues {
  const { hexacode, serialNumber, qrCodeFile, qrCodeUrl, defaultRedirectUrl, barcodeImage, createdAt } = tag;
  return {
    hexacode,
    serialNumber,
    // The form offers only agencies as owners. If a customer owns the tag, `ownerObjectId` is the id of the customer,
    // who remains the owner unless the user changes this field (see `planEditTag`).
    ownerContentType: 'agency',
    ownerObjectId: tag.owner.id,
    partner: tag.partnerId ?? '',
    isAssigned: tag.assignment !== undefined,
    isPrinted: tag.printedAt !== undefined,
    packagePurchase: tag.purchaseId ?? '',
    qrCodeFile: qrCodeFile ?? '',
    qrCodeUrl,
    defaultRedirectUrl,
    barcodeImage: barcodeImage ?? '',
    createdAt,
  };
}

export function getUtilityFormValues(utility: WorkspaceRecord<'utilities'>): UtilityFormValues {
  const { name, description, defaultRedirectUrl, isTag, features } = utility;
  return {
    name,
    description,
    defaultRedirectUrl,
    isTag,
    features: features.map((feature) => ({ ...feature, displayOrder: String(feature.displayOrder) })),
  };
}
