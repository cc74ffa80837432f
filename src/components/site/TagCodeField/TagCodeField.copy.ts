import type { ReadCodeResult } from '~/domain/printing/codes/codeText';

/** Reason why the page of a typed code is not opened. 'current' means that this page is already open. */
export type TagCodeFieldError = Exclude<ReadCodeResult, { ok: true }>['reason'] | 'current';

export const tagCodeFieldCopy = {
  label: 'Type the code on the tag',
  hint: 'Usually 6 or 8 characters, such as 7C41E9',
  open: 'Open the tag',
  errors: {
    empty: 'Enter the code on the tag.',
    letters: 'Codes have letters and numbers only. Check the tag and try again.',
    'too-long': 'This is longer than any code. Check the tag and try again.',
    current: "You're on the page of this code. Check it against the tag.",
  } satisfies Record<TagCodeFieldError, string>,
  withoutScript: "Have a code? Add /t/ and the code to this site's address.",
} as const;
