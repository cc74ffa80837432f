import * as z from 'zod';

import { keysOf } from '../options';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '../purchase/purchaseTerms';
import { isDay } from '../time/days';
import { tagTypeLabels } from '../tagPackage/tagPackage';
import { featureLabels } from '../utility/utility';

const idSchema = z.string().min(1);
const daySchema = z.string().refine(isDay);
const text = z.string();
const amount = z.number().nonnegative();
const count = z.number().int().nonnegative();

/** Fields of every record. */
const base = {
  id: idSchema,
  /** Number of changes since the record was added. A change of an older revision is refused. */
  revision: count,
};

export const agencySchema = z.object({
  ...base,
  name: text,
  email: text,
  phone: text,
  address: text,
  /** In AED. */
  totalEarnings: amount,
  dateAdded: daySchema,
});

export const partnerSchema = z.object({
  ...base,
  agencyId: idSchema,
  firstName: text,
  lastName: text,
  email: text,
  company: text,
  phone: text,
  /** In AED. */
  totalEarnings: amount,
  dateAdded: daySchema,
});

export const customerSchema = z.object({
  ...base,
  /** The agency that added the customer; undefined if the platform did. */
  agencyId: idSchema.optional(),
  name: text,
  email: text,
  phone: text,
  address: text,
  dateAdded: daySchema,
});

export const packageSchema = z.object({
  ...base,
  name: text,
  description: text,
  totalHexacodes: count,
  tagType: z.enum(keysOf(tagTypeLabels)),
  /** In AED. */
  price: amount,
  isActive: z.boolean(),
  createdBy: text,
  createdAt: daySchema,
  updatedAt: daySchema,
});

export const purchaseSchema = z.object({
  ...base,
  orderId: text,
  transactionId: text,
  /** Copy of the package at the time of the purchase. `id` may name a package that no longer exists. */
  tagPackage: z.object({ id: idSchema, name: text, totalHexacodes: count, price: amount }),
  buyerType: z.enum(keysOf(buyerTypeLabels)),
  /** Name of the buyer at the time of the purchase. */
  buyer: text,
  /** The agency that bought the package; undefined for other buyers. */
  agencyId: idSchema.optional(),
  /** In AED. */
  amount,
  paymentStatus: z.enum(keysOf(paymentStatusLabels)),
  paymentMethod: z.enum(keysOf(paymentMethodLabels)),
  /** True if the tags of the purchase have been generated. */
  hexacodesGenerated: z.boolean(),
  paymentDate: daySchema,
  purchasedAt: daySchema,
});

/** Owner of a tag. */
const ownerSchema = z.object({ type: z.enum(['agency', 'individual']), id: idSchema });

/** To whom a tag is assigned, by whom and when. */
const assignmentSchema = z.object({
  /** Email address of the person who has the tag. */
  email: text,
  /** The customer who has the tag, if they are in the list of customers. */
  customerId: idSchema.optional(),
  assigner: z.object({ type: z.enum(['agency', 'partner']), name: text }),
  assignedAt: daySchema,
});

export const tagSchema = z.object({
  ...base,
  /** Eight upper-case hexadecimal digits if the workspace generated the tag, otherwise as typed. */
  hexacode: text.min(1),
  serialNumber: text.min(1),
  owner: ownerSchema,
  partnerId: idSchema.optional(),
  purchaseId: idSchema.optional(),
  utilityId: idSchema.optional(),
  assignment: assignmentSchema.optional(),
  activatedAt: daySchema.optional(),
  printedAt: daySchema.optional(),
  /** True if the owner has completed the customization of the tag. */
  isCustomized: z.boolean(),
  createdAt: daySchema,
  qrCodeUrl: text,
  defaultRedirectUrl: text,
});

export const utilitySchema = z.object({
  ...base,
  name: text,
  description: text,
  defaultRedirectUrl: text,
  /** True if a scan opens a messaging app. */
  isTag: z.boolean(),
  features: z.array(
    z.object({ feature: z.enum(keysOf(featureLabels)), isEnabled: z.boolean(), displayOrder: z.number().int() }),
  ),
});

/** Names of the tables whose records refer to each other. */
export const tableNames = ['agencies', 'partners', 'customers', 'packages', 'purchases', 'tags', 'utilities'] as const;
export type TableName = (typeof tableNames)[number];

export const activitySchema = z.object({
  ...base,
  /** Time as an ISO text in UTC. */
  at: z.iso.datetime(),
  kind: z.enum(['added', 'updated', 'deleted', 'bought', 'generated', 'assigned', 'activated', 'printed', 'unlinked']),
  /** The record that the activity is about. It may have been deleted since. */
  table: z.enum(tableNames),
  recordId: idSchema,
  /** Name of the record at that time. */
  name: text,
  /** Number of records, for activities about several. */
  count: count.optional(),
  /** The agency in whose portal the activity is shown; undefined if only the back-office shows it. */
  agencyId: idSchema.optional(),
});

/** A hexacode of a deleted tag. It is never given to another tag, since printed stickers may carry it. */
export const retiredHexacodeSchema = z.object({ ...base });

/** Schemas of the records of each table. */
export const recordSchemas = {
  agencies: agencySchema,
  partners: partnerSchema,
  customers: customerSchema,
  packages: packageSchema,
  purchases: purchaseSchema,
  tags: tagSchema,
  utilities: utilitySchema,
  activities: activitySchema,
  retiredHexacodes: retiredHexacodeSchema,
} as const;

export type WorkspaceTable = keyof typeof recordSchemas;
export type WorkspaceRecord<Table extends WorkspaceTable> = z.output<(typeof recordSchemas)[Table]>;
