import type { Emirate } from '~/domain/parking/emirates';

type ProviderCopy = {
  /** Hint for the zone of the parking message. */
  zoneHint: string;
  /** Hint for the duration of the parking message. */
  hoursHint: string;
  /** Source that confirmed the message's format. It is shown below the message, with the date of `lastConfirmed`. */
  source?: string;
  /** Warning that the format of the provider's messages is not confirmed. */
  reliabilityWarning?: string;
  /** Note about the message's format, shown only for cars with a plate of the provider's emirate. */
  ownPlateNote?: string;
};

export const providerCopy: Record<Emirate, ProviderCopy> = {
  abuDhabi: {
    zoneHint: 'S is standard, P is premium. Check the sign.',
    hoursHint: 'Up to 24 hours in standard, up to 4 in premium.',
    source: 'Department of Transport',
    ownPlateNote: 'Plates can also go by colour: Red5 instead of AUH5.',
  },
  dubai: {
    zoneHint: 'Find it on the parking sign, for example 335C.',
    hoursHint: 'Check the sign for the maximum stay.',
  },
  sharjah: {
    zoneHint: 'Sharjah messages have no zone.',
    hoursHint: 'Choose 1, 2, 3 or 5 hours in Sharjah.',
    source: 'Sharjah Municipality',
    reliabilityWarning: "The municipality doesn't say if the plate code belongs in the message.",
  },
  ajman: {
    zoneHint: 'Ajman messages have no zone.',
    hoursHint: 'Ajman parking is always for one hour.',
  },
  rak: {
    zoneHint: 'Only if the sign asks for it.',
    hoursHint: 'Only if the sign asks for it.',
    reliabilityWarning:
      "We don't know RAK's number or format. This is a draft. Send it only if the sign asks for exactly this.",
  },
};
