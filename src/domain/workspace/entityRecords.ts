import * as z from 'zod';

import { fileReferenceSchema } from '../files/fileSchemas';
import { listKeys } from '../selectOptions';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '../purchase/purchaseTerms';
import { tagTypeLabels } from '../tagPackage/tagPackage';
import { featureLabels } from '../utility/utility';
import {
  amountSchema,
  baseFields,
  countSchema,
  daySchema,
  idSchema,
  localDateTimeSchema,
  textSchema,
} from './recordFields';

/* Schemas of the records that users add, edit and delete. */

/** Maximum number of tags in a package. It is limited, since all tags of a bought package are stored at once. */
export const maxTagsPerPackage = 100_000;

export const agencySchema = z.object({
  ...baseFields,
  name: textSchema,
  email: textSchema,
  phone: textSchema,
  address: textSchema,
  totalEarnings: amountSchema,
  dateAdded: daySchema,
});

export const partnerSchema = z.object({
  ...baseFields,
  agencyId: idSchema,
  firstName: textSchema,
  /** Last name of the partner; can be empty. */
  lastName: textSchema,
  email: textSchema,
  /** Company of the partner. Empty if the partner was added in the back-office, whose form has no such field. */
  company: textSchema,
  phone: textSchema,
  totalEarnings: amountSchema,
  dateAdded: daySchema,
});

export const customerSchema = z.object({
  ...baseFields,
  /** Id of the agency that added the customer; undefined if the customer was added in the back-office. */
  agencyId: idSchema.optional(),
  /** First name, or the whole name if the customer was added in the portal, whose form has only one name field. */
  firstName: textSchema,
  lastName: textSchema,
  email: textSchema,
  /** Country code. Empty if it was typed as a part of the phone number. */
  countryCode: textSchema,
  phone: textSchema,
  address: textSchema,
  dateAdded: daySchema,
});

export const packageSchema = z.object({
  ...baseFields,
  name: textSchema,
  description: textSchema,
  totalHexacodes: countSchema.min(1).max(maxTagsPerPackage),
  tagType: z.enum(listKeys(tagTypeLabels)),
  price: amountSchema,
  isActive: z.boolean(),
  createdBy: textSchema,
  createdAt: localDateTimeSchema,
  updatedAt: localDateTimeSchema,
});

export const purchaseSchema = z.object({
  ...baseFields,
  /** Unique order id. */
  orderId: textSchema.min(1),
  /** Transaction id. Empty if the package was bought in the portal, where no payment takes place. */
  transactionId: textSchema,
  /** Copy of the package at the time of the purchase. `id` may name a package that no longer exists. */
  tagPackage: z.object({
    id: idSchema,
    name: textSchema,
    totalHexacodes: countSchema.max(maxTagsPerPackage),
    price: amountSchema,
  }),
  buyerType: z.enum(listKeys(buyerTypeLabels)),
  /** Name of the buyer at the time of the purchase. */
  buyer: textSchema,
  /** Id of the agency that bought the package; undefined for other buyers. */
  agencyId: idSchema.optional(),
  amount: amountSchema,
  paymentStatus: z.enum(listKeys(paymentStatusLabels)),
  paymentMethod: z.enum(listKeys(paymentMethodLabels)).optional(),
  /** True if the workspace has generated the tags of the purchase. */
  hexacodesGenerated: z.boolean(),
  paymentDate: localDateTimeSchema,
  purchasedAt: localDateTimeSchema,
});

const assignmentSchema = z.object({
  /** Email address of the person who has the tag; empty if it is unknown. */
  email: textSchema,
  /** Id of the customer who has the tag; undefined if the person is not in the list of customers. */
  customerId: idSchema.optional(),
  assigner: z.object({
    type: z.enum(['agency', 'partner']),
    /** Id of the agency or partner, which may have been deleted since. Undefined if only the name is known. */
    id: idSchema.optional(),
    name: textSchema,
  }),
  assignedAt: daySchema,
});

export const tagSchema = z.object({
  ...baseFields,
  /** Unique, ignoring case. Generated hexacodes have eight upper-case hexadecimal digits; others are as typed. */
  hexacode: textSchema.min(1),
  /** Unique serial number. */
  serialNumber: textSchema.min(1),
  /** Owner of the tag. `id` names an agency or, for an individual, a customer. */
  owner: z.object({ type: z.enum(['agency', 'individual']), id: idSchema }),
  partnerId: idSchema.optional(),
  purchaseId: idSchema.optional(),
  /** True if the tag was generated for its purchase; false if it was added in the form. */
  isGenerated: z.boolean(),
  utilityId: idSchema.optional(),
  /** Assignment of the tag to a person; undefined if it is not assigned. */
  assignment: assignmentSchema.optional(),
  activatedAt: daySchema.optional(),
  printedAt: daySchema.optional(),
  /** True if the owner has completed the customization of the tag. */
  isCustomized: z.boolean(),
  createdAt: localDateTimeSchema,
  /** Images of the codes. `collectUsedFileIds` must read every field that refers to a file. */
  qrCodeFile: fileReferenceSchema.optional(),
  barcodeImage: fileReferenceSchema.optional(),
  /** URLs as typed; empty for none. */
  qrCodeUrl: textSchema,
  defaultRedirectUrl: textSchema,
});

export const utilitySchema = z.object({
  ...baseFields,
  name: textSchema,
  description: textSchema,
  /** URL as typed; empty for none. */
  defaultRedirectUrl: textSchema,
  /** True if a scan opens a messaging app. */
  isTag: z.boolean(),
  features: z.array(
    z.object({ feature: z.enum(listKeys(featureLabels)), isEnabled: z.boolean(), displayOrder: z.number().int() }),
  ),
});
