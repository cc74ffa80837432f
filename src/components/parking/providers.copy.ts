import type { Emirate } from '~/domain/parking/emirates';

type ProviderCopy = {
  /** Hint for the zone of the parking message. */
  zone: string;
  /** Hint for the duration of the parking message. */
  hours: string;
  /** Source of the message's format. It is shown below the message, with the date of the source. */
  source?: string;
  /** Warning that the format of the provider's messages is not confirmed. */
  reliability?: string;
  /** Note about the message's format, shown only for cars with a plate of the provider's emirate. */
  ownPlate?: string;
};

export const providerCopy: Record<Emirate, ProviderCopy> = {
  abuDhabi: {
    zone: 'S is standard, P is premium. Check the sign.',
    hours: 'Up to 24 hours in standard, up to 4 in premium.',
    source: 'Department of Transport',
    ownPlate: 'Plates can also go by colour: Red5 instead of AUH5.',
  },
  dubai: {
    zone: 'Find it on the parking sign, for example 335C.',
    hours: 'Check the sign for the maximum stay.',
  },
  sharjah: {
    zone: 'Sharjah messages have no zone.',
    hours: 'Choose 1, 2, 3 or 5 hours in Sharjah.',
    source: 'Sharjah Municipality',
    reliability: "The municipality doesn't say if the plate code belongs in the message.",
  },
  ajman: {
    zone: 'Ajman messages have no zone.',
    hours: 'Ajman parking is always for one hour.',
  },
  rak: {
    zone: 'Only if the sign asks for it.',
    hours: 'Only if the sign asks for it.',
    reliability:
      "We don't know RAK's number or format. This is a draft. Send it only if the sign asks for exactly this.",
  },
};
