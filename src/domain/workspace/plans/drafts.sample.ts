import type { AgencyDraft } from '../../agency/agencyDraft';
import type { AgencyCustomerDraft } from '../../customer/agencyCustomerDraft';
import type { CustomerDraft } from '../../customer/customerDraft';
import type { AgencyPartnerDraft } from '../../partner/agencyPartnerDraft';
import type { PartnerDraft } from '../../partner/partnerDraft';
import type { PurchaseDraft } from '../../purchase/purchaseDraft';
import type { TagDraft } from '../../tag/tagDraft';
import type { PackageDraft } from '../../tagPackage/packageDraft';
import type { UtilityDraft } from '../../utility/utilityDraft';

const passwords = { password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb' };

export const agencyDraft: AgencyDraft = {
  email: 'hello@harbour.example.com',
  ...passwords,
  agencyName: 'Harbour Tags',
  phone: '+971 50 000 0101',
  address: '12 Sample Street, Dubai',
};

export const partnerDraft: PartnerDraft = {
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'A.',
  ...passwords,
  agency: 'agency-1',
  phone: '+971 50 000 0401',
};

export const agencyPartnerDraft: AgencyPartnerDraft = {
  firstName: 'Mira',
  lastName: 'A.',
  email: 'mira@example.com',
  company: 'Blue Kite Motors',
  phone: '0500000401',
};

export const customerDraft: CustomerDraft = {
  email: 'omar@example.com',
  firstName: 'Omar',
  lastName: 'K.',
  ...passwords,
  countryCode: '+971',
  phone: '50 000 0501',
};

export const agencyCustomerDraft: AgencyCustomerDraft = {
  name: 'Omar K.',
  email: 'omar@example.com',
  address: '1 Sample Street, Dubai',
  phone: '+971 50 000 0501',
};

export const packageDraft: PackageDraft = {
  name: 'Sample Pack',
  description: 'A sample package.',
  totalHexacodes: 3,
  tagType: 'Common',
  price: 30,
  isActive: true,
  createdAt: '',
  updatedAt: '',
};

export const purchaseDraft: PurchaseDraft = {
  package: 'package-1',
  buyerContentType: 'business',
  buyer: 'Harbour Tags',
  transactionId: 'TX-50010',
  orderId: 'ORD-1001',
  amount: 30,
  paymentStatus: 'Pending',
  paymentMethod: '',
  hexacodesGenerated: false,
  paymentDate: '2026-06-11T09:00',
  purchasedAt: '2026-06-11T09:00',
};

export const tagDraft: TagDraft = {
  hexacode: '7F3A9C21',
  serialNumber: 'Auto',
  ownerContentType: 'agency',
  ownerObjectId: 'agency-1',
  partner: '',
  isAssigned: false,
  isPrinted: false,
  packagePurchase: '',
  qrCodeFile: '',
  qrCodeUrl: '',
  defaultRedirectUrl: '',
  barcodeImage: '',
  createdAt: '',
};

export const utilityDraft: UtilityDraft = {
  name: 'Message the owner',
  description: '',
  defaultRedirectUrl: '',
  isTag: true,
  features: [{ feature: 'whatsapp', isEnabled: true, displayOrder: 0 }],
};
