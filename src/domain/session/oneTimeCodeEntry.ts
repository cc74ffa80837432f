import * as z from 'zod';

import { codeMessages } from './oneTimeCode';

/** Schema of the one-time code form, whose field accepts only digits. */
export const codeEntrySchema = z.object({ code: z.string().min(1, codeMessages.missing) });
