import { expect, it } from 'vitest';

import { enquiryUrl } from './enquiryUrl';

it('links to the contact form with its subject', () => {
  expect(enquiryUrl('ally')).toBe('/Contact?about=ally#enquiry');
});
