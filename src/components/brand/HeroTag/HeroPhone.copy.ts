/** Texts on the screen of the illustrated phone. The chat is a short version of the chat of the demo pet tag. */
export const heroPhoneCopy = {
  numberLabel: 'Phone number',
  number: 'Not shown',
  found: ['I found Biscuit', 'by the marina.'],
  answer: 'Thank you so much!',
} as const;
