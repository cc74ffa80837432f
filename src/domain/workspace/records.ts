import * as z from 'zod';

import { keysOf } from '../options';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '../purchase/purchaseTerms';
import { redirectTypeLabels, siteSettingsLabels } from '../siteSettings/siteSettings';
import { tagTypeLabels } from '../tagPackage/tagPackage';
import { isDay } from '../time/days';
import { featureLabels } from '../utility/utility';

/*
 * Schemas of the records that a workspace keeps. A storage checks records with them when it reads, and every plan
 * checks its changes with them, so that nothing is stored that could not be read again.
 */

const text = z.string();
const id = text.min(1);
const day = text.refine(isDay);
/** Local date and time as typed in a form: `YYYY-MM-DDTHH:MM`, optionally with seconds. */
const localDateTime = z.iso.datetime({ local: true, error: 'Invalid date and time' });
/** Time in UTC: `2026-06-15T09:00:00.000Z`. */
const utcTime = z.iso.datetime();
const count = z.number().int().nonnegative();
/** Amount in AED. */
const amount = z.number().nonnegative();

/** Fields of every record. */
const base = {
  /** Ids sort by creation: `createIdSource` makes them. Lists show records in the order of their ids. */
  id,
  /** Number of changes since the record was added. A change based on an older revision is refused. */
  revision: count,
};

/** Largest number of tags in a package. The tags of a purchase are generated and stored at once. */
export const maxTagsPerPackage = 100_000;

const agencySchema = z.object({
  ...base,
  name: text,
  email: text,
  phone: text,
  address: text,
  totalEarnings: amount,
  dateAdded: day,
});

const partnerSchema = z.object({
  ...base,
  agencyId: id,
  firstName: text,
  /** Can be empty. */
  lastName: text,
  email: text,
  /** Empty if the back-office added the partner: only the portal's form has this field. */
  company: text,
  phone: text,
  totalEarnings: amount,
  dateAdded: day,
});

const customerSchema = z.object({
  ...base,
  /** The agency that added the customer; undefined if the back-office did. */
  agencyId: id.optional(),
  /** The whole name if the portal added the customer: only the back-office asks for two names. */
  firstName: text,
  lastName: text,
  email: text,
  /** Empty if the phone number was typed with its country code. */
  countryCode: text,
  phone: text,
  address: text,
  dateAdded: day,
});

const packageSchema = z.object({
  ...base,
  name: text,
  description: text,
  totalHexacodes: count.max(maxTagsPerPackage),
  tagType: z.enum(keysOf(tagTypeLabels)),
  price: amount,
  isActive: z.boolean(),
  createdBy: text,
  createdAt: localDateTime,
  updatedAt: localDateTime,
});

const purchaseSchema = z.object({
  ...base,
  /** Unique. */
  orderId: text.min(1),
  /** Empty if the package was bought in the portal, where no payment takes place. */
  transactionId: text,
  /** Copy of the package at the time of the purchase. `id` may name a package that no longer exists. */
  tagPackage: z.object({ id, name: text, totalHexacodes: count.max(maxTagsPerPackage), price: amount }),
  buyerType: z.enum(keysOf(buyerTypeLabels)),
  /** Name of the buyer at the time of the purchase. */
  buyer: text,
  /** The agency that bought the package; undefined for other buyers. */
  agencyId: id.optional(),
  amount,
  paymentStatus: z.enum(keysOf(paymentStatusLabels)),
  paymentMethod: z.enum(keysOf(paymentMethodLabels)).optional(),
  /** True if the workspace has generated the tags of the purchase. */
  hexacodesGenerated: z.boolean(),
  paymentDate: localDateTime,
  purchasedAt: localDateTime,
});

const assignmentSchema = z.object({
  /** Email address of the person who has the tag; empty if it is unknown. */
  email: text,
  /** The person who has the tag, if they are in the list of customers. */
  customerId: id.optional(),
  assigner: z.object({ type: z.enum(['agency', 'partner']), name: text }),
  assignedAt: day,
});

const tagSchema = z.object({
  ...base,
  /** Unique, ignoring case. Eight upper-case hexadecimal digits if the workspace generated it, otherwise as typed. */
  hexacode: text.min(1),
  /** Unique. */
  serialNumber: text.min(1),
  /** `id` names an agency or, for an individual, a customer. */
  owner: z.object({ type: z.enum(['agency', 'individual']), id }),
  partnerId: id.optional(),
  purchaseId: id.optional(),
  /** True if the tag was generated for its purchase; false if it was added in the form. */
  isGenerated: z.boolean(),
  utilityId: id.optional(),
  /** Undefined if the tag is not assigned. */
  assignment: assignmentSchema.optional(),
  activatedAt: day.optional(),
  printedAt: day.optional(),
  /** True if the owner has completed the customization of the tag. */
  isCustomized: z.boolean(),
  createdAt: localDateTime,
  /** File names of images; empty for none. */
  qrCodeFile: text,
  barcodeImage: text,
  /** URLs as typed; empty for none. */
  qrCodeUrl: text,
  defaultRedirectUrl: text,
});

const utilitySchema = z.object({
  ...base,
  name: text,
  description: text,
  /** URL as typed; empty for none. */
  defaultRedirectUrl: text,
  /** True if a scan opens a messaging app. */
  isTag: z.boolean(),
  features: z.array(
    z.object({ feature: z.enum(keysOf(featureLabels)), isEnabled: z.boolean(), displayOrder: z.number().int() }),
  ),
});

/** Tables whose records users add, edit and delete. */
export const entityTables = [
  'agencies',
  'partners',
  'customers',
  'packages',
  'purchases',
  'tags',
  'utilities',
] as const;

const activityKinds = [
  ...(['added', 'updated', 'deleted', 'bought', 'generated', 'paid', 'cancelled'] as const),
  ...(['assigned', 'unassigned', 'activated', 'printed'] as const),
] as const;

/** An entry of the history. Activities are only added, never changed or removed. */
const activitySchema = z.object({
  ...base,
  at: utcTime,
  kind: z.enum(activityKinds),
  /** True if the entry records that an earlier change of this kind was undone. */
  isUndo: z.boolean(),
  table: z.enum([...entityTables, 'settingsSaves']),
  /** The records that were changed. They may have been deleted since. */
  recordIds: z.array(id),
  /** Name of the first of these records at that time. */
  name: text,
  /** Number of tags that a purchase added, otherwise of changed records. */
  count,
  /** Name of the other person or agency: to whom tags are assigned, from whom a tag was taken, who bought. */
  person: text.optional(),
  /** The agency whose portal shows the activity; undefined if only the back-office shows it. */
  agencyId: id.optional(),
});

/** A save of the site settings, with the values after it. The latest save has the current settings. */
const settingsSaveSchema = z.object({
  ...base,
  at: utcTime,
  values: z.object({
    redirectType: z.enum(keysOf(redirectTypeLabels)),
    customUrl: text,
    playStoreUrl: text,
    appStoreUrl: text,
  }),
  /** The settings that this save changed, with the values as displayed. */
  changes: z.array(z.object({ setting: z.enum(keysOf(siteSettingsLabels)), before: text, after: text })),
});

/**
 * The hexacode of a deleted tag, in upper case as `id`. It is never used again, because printed stickers may carry it.
 */
const retiredHexacodeSchema = z.object({
  ...base,
  /** The purchase for which the tag was generated. It may have been deleted since. */
  purchaseId: id.optional(),
});

/** The last number that was given out. Numbers are not given out again after their record is deleted. */
const counterSchema = z.object({ ...base, id: z.enum(['orderId', 'serialNumber']), last: count });

/** Schemas of the records by table. */
export const recordSchemas = {
  agencies: agencySchema,
  partners: partnerSchema,
  customers: customerSchema,
  packages: packageSchema,
  purchases: purchaseSchema,
  tags: tagSchema,
  utilities: utilitySchema,
  activities: activitySchema,
  settingsSaves: settingsSaveSchema,
  retiredHexacodes: retiredHexacodeSchema,
  counters: counterSchema,
} as const;

export type WorkspaceTable = keyof typeof recordSchemas;
export type EntityTable = (typeof entityTables)[number];

type RecordsByTable = { [Table in WorkspaceTable]: z.output<(typeof recordSchemas)[Table]> };
/** A record of a table. */
export type WorkspaceRecord<Table extends WorkspaceTable> = RecordsByTable[Table];

/** Names of all tables. */
export const workspaceTables = keysOf(recordSchemas);

const schemas: { [Table in WorkspaceTable]: z.ZodType<WorkspaceRecord<Table>> } = recordSchemas;

/** Returns a stored value as a record of `table`; undefined if it is damaged. Removes unknown fields. */
export function parseRecord<Table extends WorkspaceTable>(
  table: Table,
  value: unknown,
): WorkspaceRecord<Table> | undefined {
  return schemas[table].safeParse(value).data;
}
