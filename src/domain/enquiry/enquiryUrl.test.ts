import { expect, it } from 'vitest';

import { getEnquiryUrl } from './enquiryUrl';

it('links to the contact form with its subject', () => {
  expect(getEnquiryUrl('partner')).toBe('/Contact?about=partner#enquiry');
});
