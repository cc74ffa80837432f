import * as z from 'zod';

import { codeMessages } from './oneTimeCode';

/** The one-time code form; its field contains only digits. */
export const codeEntrySchema = z.object({ code: z.string().min(1, codeMessages.missing) });
