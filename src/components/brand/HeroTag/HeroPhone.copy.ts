/** Texts in the picture of the phone. The chat is a short form of the demo pet's. */
export const heroPhoneCopy = {
  numberLabel: 'Phone number',
  number: '+971 •• ••• ••••',
  found: ['I found Biscuit', 'by the marina.'],
  answer: 'Thank you so much!',
} as const;
