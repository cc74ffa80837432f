import { expect, it } from 'vitest';

import { enquiryUrl } from './enquiryUrl';

it('links to the contact form with its subject', () => {
  expect(enquiryUrl('partner')).toBe('/Contact?about=partner#enquiry');
});
