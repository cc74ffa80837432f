/** The emirates whose plates and parking messages are known here, in the order in which they are offered. */
export const emirates = ['abuDhabi', 'dubai', 'sharjah', 'ajman', 'rak'] as const;

export type Emirate = (typeof emirates)[number];

/** Nothing chosen yet. */
export type MaybeEmirate = Emirate | '';

type EmirateFacts = {
  name: string;
  /**
   * What stands for the plate's emirate in a parking message. Source: Gulf News 2022 and the Sharjah Municipality
   * portal; an older page of the latter prints AUD for Abu Dhabi.
   */
  source: string;
};

export const emirateFacts: Readonly<Record<Emirate, EmirateFacts>> = {
  abuDhabi: { name: 'Abu Dhabi', source: 'AUH' },
  dubai: { name: 'Dubai', source: 'DXB' },
  sharjah: { name: 'Sharjah', source: 'SHJ' },
  ajman: { name: 'Ajman', source: 'AJM' },
  rak: { name: 'RAK', source: 'RAK' },
};

/** The emirate that `value` stands for, or '' when it is none: what came from a form or a storage is not trusted. */
export function readEmirate(value: unknown): MaybeEmirate {
  return emirates.find((emirate) => emirate === value) ?? '';
}

/** 'Dubai', 'Dubai or RAK', 'Dubai, Ajman or RAK'. */
export function anyOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
