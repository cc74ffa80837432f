import * as z from 'zod';

import type { FileReference, FormFile } from './formFile';

export const fileReferenceSchema = z.object({ id: z.string(), name: z.string() }) satisfies z.ZodType<FileReference>;

/** Schema of a file field. It accepts every value, because the form checks a file when the user chooses it. */
export const formFileSchema = z.custom<FormFile>();
