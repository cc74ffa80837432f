import { expect, it } from 'vitest';

import { getEnquiryUrl } from './enquiryUrl';

it('the URL leads to the contact form and contains the subject', () => {
  expect(getEnquiryUrl('partner')).toBe('/Contact?about=partner#enquiry');
});
