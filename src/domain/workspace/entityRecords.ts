import * as z from 'zod';

import { fileReferenceSchema } from '../files/fileSchemas';
import { keysOf } from '../options';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '../purchase/purchaseTerms';
import { tagTypeLabels } from '../tagPackage/tagPackage';
import { featureLabels } from '../utility/utility';
import { amount, base, count, day, id, localDateTime, text } from './recordFields';

/* Schemas of the records that users add, edit and delete. */

/** Largest number of tags in a package. The tags of a purchase are generated and stored at once. */
export const maxTagsPerPackage = 100_000;

export const agencySchema = z.object({
  ...base,
  name: text,
  email: text,
  phone: text,
  address: text,
  totalEarnings: amount,
  dateAdded: day,
});

export const partnerSchema = z.object({
  ...base,
  agencyId: id,
  firstName: text,
  /** Last name of the partner; can be empty. */
  lastName: text,
  email: text,
  /** Company of the partner. Empty if the back-office, whose form has no such field, added the partner. */
  company: text,
  phone: text,
  totalEarnings: amount,
  dateAdded: day,
});

export const customerSchema = z.object({
  ...base,
  /** The agency that added the customer; undefined if the back-office did. */
  agencyId: id.optional(),
  /**
   * First name, or the whole name if the portal added the customer: only the back-office has two fields for the name.
   */
  firstName: text,
  lastName: text,
  email: text,
  /** Country code. Empty if it was typed as a part of the phone number. */
  countryCode: text,
  phone: text,
  address: text,
  dateAdded: day,
});

export const packageSchema = z.object({
  ...base,
  name: text,
  description: text,
  totalHexacodes: count.min(1).max(maxTagsPerPackage),
  tagType: z.enum(keysOf(tagTypeLabels)),
  price: amount,
  isActive: z.boolean(),
  createdBy: text,
  createdAt: localDateTime,
  updatedAt: localDateTime,
});

export const purchaseSchema = z.object({
  ...base,
  /** Unique order id. */
  orderId: text.min(1),
  /** Transaction id. Empty if the package was bought in the portal, where no payment takes place. */
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
  assigner: z.object({
    type: z.enum(['agency', 'partner']),
    /** Id of the agency or partner, which may have been deleted since. Undefined if only the name is known. */
    id: id.optional(),
    name: text,
  }),
  assignedAt: day,
});

export const tagSchema = z.object({
  ...base,
  /** Unique, ignoring case. Eight upper-case hexadecimal digits if the workspace generated it, otherwise as typed. */
  hexacode: text.min(1),
  /** Unique serial number. */
  serialNumber: text.min(1),
  /** Owner of the tag. `id` names an agency or, for an individual, a customer. */
  owner: z.object({ type: z.enum(['agency', 'individual']), id }),
  partnerId: id.optional(),
  purchaseId: id.optional(),
  /** True if the tag was generated for its purchase; false if it was added in the form. */
  isGenerated: z.boolean(),
  utilityId: id.optional(),
  /** Assignment of the tag to a person; undefined if it is not assigned. */
  assignment: assignmentSchema.optional(),
  activatedAt: day.optional(),
  printedAt: day.optional(),
  /** True if the owner has completed the customization of the tag. */
  isCustomized: z.boolean(),
  createdAt: localDateTime,
  /** Images of the codes. `usedFileIds` lists all fields with files. */
  qrCodeFile: fileReferenceSchema.optional(),
  barcodeImage: fileReferenceSchema.optional(),
  /** URLs as typed; empty for none. */
  qrCodeUrl: text,
  defaultRedirectUrl: text,
});

export const utilitySchema = z.object({
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
