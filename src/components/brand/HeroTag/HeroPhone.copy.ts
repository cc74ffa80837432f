/** Texts on the screen of the illustrated phone. The chat is a short version of the chat of the demo pet tag. */
export const heroPhoneCopy = {
  numberLabel: 'Phone number',
  hiddenNumber: 'Not shown',
  finderMessageLines: ['I found Biscuit', 'by the marina.'],
  ownerReply: 'Thank you so much!',
} as const;
