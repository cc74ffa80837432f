import * as z from 'zod';

import { product } from '../brand';
import { formFileSchema } from '../files/fileSchemas';
import { optionalDateTime, optionalText, requiredText } from '../text/fieldSchemas';
import { maxHexacodeLength } from './maxHexacodeLength';

const hexacodeTooLongMessage = `A hexacode has at most ${maxHexacodeLength} characters. Shorten it.`;

/** Text that the form shows as the serial number of a new tag, until the platform assigns one. */
export const unassignedSerialNumber = 'Auto';

/** Owner types that the form offers. The form cannot add tags of individuals. */
export const newTagOwnerTypeSchema = z.enum(['agency']);

export const newTagOwnerTypeLabels = { agency: `${product.plural} | agency` } satisfies Record<
  z.infer<typeof newTagOwnerTypeSchema>,
  string
>;

export const tagDetailsSchema = z.object({
  hexacode: requiredText('Hexacode is required').max(maxHexacodeLength, hexacodeTooLongMessage),
  /** The serial number that the form displays. Users cannot edit it, because the platform assigns it. */
  serialNumber: z.string(),
  ownerContentType: newTagOwnerTypeSchema,
  ownerObjectId: requiredText('Owner object id is required'),
  /** Id of the partner; empty for none. */
  partner: z.string(),
  isAssigned: z.boolean(),
  isPrinted: z.boolean(),
  /** Id of the purchase; empty for none. */
  packagePurchase: z.string(),
});

export const tagCodesSchema = z.object({
  qrCodeFile: formFileSchema,
  /** URL as typed; the format is not checked. */
  qrCodeUrl: optionalText,
  /** URL as typed; the format is not checked. */
  defaultRedirectUrl: optionalText,
  barcodeImage: formFileSchema,
});

/** Schema of the local date and time of creation: `YYYY-MM-DDTHH:MM`, or empty. */
export const tagTimestampsSchema = z.object({ createdAt: optionalDateTime });

export const tagDraftSchema = tagDetailsSchema.and(tagCodesSchema).and(tagTimestampsSchema);

/** Values in the form, before parsing. */
export type TagFormValues = z.input<typeof tagDraftSchema>;
/** Valid values, after parsing. */
export type TagDraft = z.output<typeof tagDraftSchema>;
