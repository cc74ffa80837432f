export const slotPickerCopy = {
  label: (page: number) => `Labels on page ${page + 1}`,
  /** Accessible name of a slot. `code` is undefined if no sticker was printed in the slot. */
  slot: (slot: number, code: string | undefined) => `Label ${slot + 1}: ${code ?? 'not printed'}`,
} as const;
