import { expect, it } from 'vitest';

import { checkName, nameForms } from './names';

it('writes a name as code, as a heading and in a sentence', () => {
  expect(nameForms('GiftCard')).toEqual({
    Pascal: 'GiftCard',
    camel: 'giftCard',
    kebab: 'gift-card',
    Title: 'Gift Card',
    Sentence: 'Gift card',
    noun: 'gift card',
  });
});

it.each(['giftCard', 'gift-card', 'Gift Card', 'QRCode', '1Card', '../Card', ''])(
  'refuses %j and says what to write',
  (name) => {
    expect(checkName(name)).toMatch(/ is not in PascalCase\. Write it like GiftCard/);
  },
);

it('refuses an ending that it adds itself', () => {
  expect(checkName('ReportsScreen', 'Screen')).toMatch(/^Leave "Screen" out/);
  expect(checkName('Reports', 'Screen')).toBe(true);
});
