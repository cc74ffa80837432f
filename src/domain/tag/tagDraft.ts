import * as z from 'zod';

import { product } from '../brand';
import { optionalDateTime, optionalText, requiredText } from '../text/fieldSchemas';

/** Value of the serial number until the platform assigns one. */
export const automaticSerialNumber = 'Auto';

/** Owner types of a new tag. Tags of individuals are created elsewhere. */
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
  /** Partner id, or an empty text. */
  partner: z.string(),
  isAssigned: z.boolean(),
  isPrinted: z.boolean(),
  /** Purchase id, or an empty text. */
  packagePurchase: z.string(),
});

/** File names, and URLs as typed. */
export const tagCodesSchema = z.object({
  qrCodeFile: z.string(),
  qrCodeUrl: optionalText,
  defaultRedirectUrl: optionalText,
  barcodeImage: z.string(),
});

/** Local date and time: `YYYY-MM-DDTHH:MM`, or an empty text. */
export const tagTimestampsSchema = z.object({ createdAt: optionalDateTime });

export const tagDraftSchema = tagDetailsSchema.and(tagCodesSchema).and(tagTimestampsSchema);

/** Values of the form fields, before and after parsing. */
export type TagFormValues = z.input<typeof tagDraftSchema>;
export type TagDraft = z.output<typeof tagDraftSchema>;
