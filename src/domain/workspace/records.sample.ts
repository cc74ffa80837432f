import type { WorkspaceRecord } from './records';

/* Records for tests and stories, with the names and ids of the sample lists. */

export function makeAgencyRecord(overrides: Partial<WorkspaceRecord<'agencies'>> = {}): WorkspaceRecord<'agencies'> {
  return {
    id: 'agency-1',
    revision: 0,
    name: 'Harbour Tags',
    email: 'hello@harbour.example.com',
    phone: '+971 50 000 0101',
    address: '12 Sample Street, Dubai',
    totalEarnings: 1237.5,
    dateAdded: '2026-06-11',
    ...overrides,
  };
}

export function makePartnerRecord(overrides: Partial<WorkspaceRecord<'partners'>> = {}): WorkspaceRecord<'partners'> {
  return {
    id: 'partner-1',
    revision: 0,
    agencyId: 'agency-1',
    firstName: 'Mira',
    lastName: 'A.',
    email: 'mira@example.com',
    company: 'Blue Kite Motors',
    phone: '0500000401',
    totalEarnings: 962.5,
    dateAdded: '2026-06-11',
    ...overrides,
  };
}

export function makeCustomerRecord(
  overrides: Partial<WorkspaceRecord<'customers'>> = {},
): WorkspaceRecord<'customers'> {
  return {
    id: 'customer-1',
    revision: 0,
    agencyId: 'agency-1',
    firstName: 'Omar',
    lastName: 'K.',
    email: 'omar@example.com',
    countryCode: '+971',
    phone: '50 000 0501',
    address: '1 Sample Street, Dubai',
    dateAdded: '2026-06-11',
    ...overrides,
  };
}

export function makePackageRecord(overrides: Partial<WorkspaceRecord<'packages'>> = {}): WorkspaceRecord<'packages'> {
  return {
    id: 'package-1',
    revision: 0,
    name: 'Sample Pack',
    description: 'A sample package.',
    totalHexacodes: 3,
    tagType: 'Common',
    price: 30,
    isActive: true,
    createdBy: 'Admin owner',
    createdAt: '2026-06-03T09:00',
    updatedAt: '2026-06-11T09:00',
    ...overrides,
  };
}

export function makePurchaseRecord(
  overrides: Partial<WorkspaceRecord<'purchases'>> = {},
): WorkspaceRecord<'purchases'> {
  return {
    id: 'purchase-1',
    revision: 0,
    orderId: 'ORD-1001',
    transactionId: 'TX-50010',
    tagPackage: { id: 'package-1', name: 'Sample Pack', totalHexacodes: 3, price: 30 },
    buyerType: 'business',
    buyer: 'Harbour Tags',
    agencyId: 'agency-1',
    amount: 30,
    paymentStatus: 'Pending',
    paymentMethod: 'card',
    hexacodesGenerated: false,
    paymentDate: '2026-06-11T09:00',
    purchasedAt: '2026-06-11T09:00',
    ...overrides,
  };
}

export function makeTagRecord(overrides: Partial<WorkspaceRecord<'tags'>> = {}): WorkspaceRecord<'tags'> {
  return {
    id: 'tag-1',
    revision: 0,
    hexacode: '7F3A9C21',
    serialNumber: 'SN-000001',
    owner: { type: 'agency', id: 'agency-1' },
    isGenerated: false,
    isCustomized: false,
    createdAt: '2026-06-09T09:00',
    qrCodeUrl: '',
    defaultRedirectUrl: '',
    ...overrides,
  };
}

export function makeUtilityRecord(overrides: Partial<WorkspaceRecord<'utilities'>> = {}): WorkspaceRecord<'utilities'> {
  return {
    id: 'utility-1',
    revision: 0,
    name: 'Message the owner',
    description: 'Opens a chat with the owner of the tag.',
    defaultRedirectUrl: 'https://chat.example.com/owner',
    isTag: true,
    features: [{ feature: 'whatsapp', isEnabled: true, displayOrder: 0 }],
    ...overrides,
  };
}
