/** Emirates with known plates and parking messages, in display order. */
export const emirates = ['abuDhabi', 'dubai', 'sharjah', 'ajman', 'rak'] as const;

export type Emirate = (typeof emirates)[number];

/** An emirate, or '' while none is selected. */
export type MaybeEmirate = Emirate | '';

type EmirateFacts = {
  name: string;
  /**
   * The plate's emirate in a parking message. Source: Gulf News 2022 and the Sharjah Municipality portal; an older page
   * of the latter prints AUD for Abu Dhabi.
   */
  plateSource: string;
};

export const emirateFacts: Readonly<Record<Emirate, EmirateFacts>> = {
  abuDhabi: { name: 'Abu Dhabi', plateSource: 'AUH' },
  dubai: { name: 'Dubai', plateSource: 'DXB' },
  sharjah: { name: 'Sharjah', plateSource: 'SHJ' },
  ajman: { name: 'Ajman', plateSource: 'AJM' },
  rak: { name: 'RAK', plateSource: 'RAK' },
};

/** Validates an emirate from a form or from storage; returns '' for anything else. */
export function parseEmirate(value: unknown): MaybeEmirate {
  return emirates.find((emirate) => emirate === value) ?? '';
}
