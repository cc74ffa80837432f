import * as z from 'zod/mini';

import { oneTimeCodeMessages } from './oneTimeCode';

/** Schema of the one-time code form, whose field accepts only digits. */
export const oneTimeCodeEntrySchema = z.object({ code: z.string().check(z.minLength(1, oneTimeCodeMessages.missing)) });
