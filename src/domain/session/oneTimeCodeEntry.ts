import * as z from 'zod';

import { codeMessages } from './oneTimeCode';

/** The form of the one-time code, whose field takes digits only. */
export const codeEntrySchema = z.object({ code: z.string().min(1, codeMessages.missing) });

export type CodeEntry = z.infer<typeof codeEntrySchema>;
