/** Texts on the screen of the illustrated phone. The chat is a shortened version of the demo pet's chat. */
export const heroPhoneCopy = {
  numberLabel: 'Phone number',
  number: 'Not shown',
  found: ['I found Biscuit', 'by the marina.'],
  answer: 'Thank you so much!',
} as const;
