import type { Emirate } from '~/domain/parking/emirates';

type ProviderCopy = {
  zone: string;
  hours: string;
  /** Reliability of the format, shown before sending. */
  reliability: string;
  /** Applies to plates of the same emirate only. */
  ownPlate?: string;
};

export const providerCopy: Record<Emirate, ProviderCopy> = {
  abuDhabi: {
    zone: 'S for standard and P for premium, as printed on the sign.',
    hours: 'Up to 24 hours in a standard place, up to 4 in a premium one.',
    reliability: 'Number and order come from the Department of Transport.',
    ownPlate: 'Less sure: some write an Abu Dhabi plate by its colour, Red5 for AUH5.',
  },
  dubai: {
    zone: 'As printed on the sign.',
    hours: 'The sign says how long you may stay.',
    reliability: 'Several sources agree on the number and the order.',
  },
  sharjah: {
    zone: 'Sharjah’s message has no zone.',
    hours: 'Sharjah takes 1, 2, 3 or 5 hours.',
    reliability: 'Published by the municipality. Less sure: whether the plate code belongs in the message.',
  },
  ajman: {
    zone: 'Ajman’s message has no zone.',
    hours: 'An Ajman message is always for one hour and says none.',
    reliability: 'Press reports agree on the number and the order.',
  },
  rak: {
    zone: 'Only if the sign asks for it.',
    hours: 'Only if the sign asks for it.',
    reliability:
      'We found no number and no format for RAK. This is a draft: send it only if the sign asks for just that.',
  },
};
