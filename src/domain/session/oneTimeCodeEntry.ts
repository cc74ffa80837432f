import * as z from 'zod/mini';

import { codeMessages } from './oneTimeCode';

/** Schema of the one-time code form, whose field accepts only digits. */
export const codeEntrySchema = z.object({ code: z.string().check(z.minLength(1, codeMessages.missing)) });
