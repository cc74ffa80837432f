/** Emirates that the parking form offers, in display order. */
export const emirates = ['abuDhabi', 'dubai', 'sharjah', 'ajman', 'rak'] as const;

export type Emirate = (typeof emirates)[number];

/** An emirate, or '' while none is selected. */
export type MaybeEmirate = Emirate | '';

type EmirateDetails = {
  name: string;
  /**
   * Code that parking messages use for plates of this emirate. Sources: Gulf News 2022 and the website of Sharjah
   * Municipality. An older page of that website has AUD for Abu Dhabi.
   */
  messageCode: string;
};

export const emirateDetails: Readonly<Record<Emirate, EmirateDetails>> = {
  abuDhabi: { name: 'Abu Dhabi', messageCode: 'AUH' },
  dubai: { name: 'Dubai', messageCode: 'DXB' },
  sharjah: { name: 'Sharjah', messageCode: 'SHJ' },
  ajman: { name: 'Ajman', messageCode: 'AJM' },
  rak: { name: 'RAK', messageCode: 'RAK' },
};

/** Returns `value` if it is an emirate, else ''. */
export function parseEmirate(value: unknown): MaybeEmirate {
  return emirates.find((emirate) => emirate === value) ?? '';
}
