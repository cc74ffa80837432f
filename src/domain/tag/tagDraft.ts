import * as z from 'zod';

import { product } from '../brand';
import { optionalMoment, optionalText, requiredText } from '../text/entrySchemas';

/** Stands in the place of a serial number until the platform gives one out. */
export const automaticSerialNumber = 'Auto';

/** What kinds of owners a new tag can have. Tags of individuals come from elsewhere. */
export const newTagOwnerSchema = z.enum(['agency']);

export const newTagOwnerLabels = { agency: `${product.plural} | agency` } satisfies Record<
  z.infer<typeof newTagOwnerSchema>,
  string
>;

export const tagDetailsSchema = z.object({
  hexacode: requiredText('Hexacode is required'),
  serialNumber: z.literal(automaticSerialNumber),
  ownerContentType: newTagOwnerSchema,
  ownerObjectId: requiredText('Owner object id is required'),
  /** The id of the partner, or an empty text for none. */
  partner: z.string(),
  isAssigned: z.boolean(),
  isPrinted: z.boolean(),
  /** The id of the purchase, or an empty text for none. */
  packagePurchase: z.string(),
});

/** Files are kept by their names, and addresses as they were typed. */
export const tagCodesSchema = z.object({
  qrCodeFile: z.string(),
  qrCodeUrl: optionalText,
  defaultRedirectUrl: optionalText,
  barcodeImage: z.string(),
});

/** A moment where the admin is, without a time zone: `YYYY-MM-DDTHH:MM`, or an empty text. */
export const tagTimestampsSchema = z.object({ createdAt: optionalMoment });

export const tagDraftSchema = tagDetailsSchema.and(tagCodesSchema).and(tagTimestampsSchema);

/** What stands in the fields. */
export type TagEntry = z.input<typeof tagDraftSchema>;

/** What adding a generated tag collects. */
export type TagDraft = z.output<typeof tagDraftSchema>;
