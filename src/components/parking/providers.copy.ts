import type { Emirate } from '~/domain/parking/emirates';

type ProviderCopy = {
  /** Hint for the zone. */
  zone: string;
  /** Hint for the duration. */
  hours: string;
  /** Source or reliability of the message's format, shown below the message. */
  reliability?: string;
  /** Note about the message's format, shown only if the car's plate is from the same emirate. */
  ownPlate?: string;
};

export const providerCopy: Record<Emirate, ProviderCopy> = {
  abuDhabi: {
    zone: 'S is standard, P is premium. Check the sign.',
    hours: 'Up to 24 hours in standard, up to 4 in premium.',
    reliability: 'From the Department of Transport.',
    ownPlate: 'Some people write Abu Dhabi plates by colour: Red5 for AUH5.',
  },
  dubai: {
    zone: 'As printed on the sign.',
    hours: 'Check the sign for the maximum stay.',
  },
  sharjah: {
    zone: 'Sharjah messages have no zone.',
    hours: 'Choose 1, 2, 3 or 5 hours in Sharjah.',
    reliability: "From the municipality. It doesn't say if the plate code belongs in the message.",
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
