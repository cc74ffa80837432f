import { expect, it } from 'vitest';

import { readEnquiry } from './enquiry';
import { getEnquiryEmailUrl } from './enquiryEmail';

const getUrl = (fields: Record<string, string>) =>
  getEnquiryEmailUrl(
    'hello@example.com',
    readEnquiry((field) => fields[field]),
  );

it('the email contains the message, then the other fields that are filled in', () => {
  const url = new URL(
    getUrl({ fullName: 'Mira A.', address: 'Street 1\nDubai', message: 'A tag & a sheet?\r\n100 %' }),
  );
  expect(url.pathname).toBe('hello@example.com');
  expect(url.searchParams.get('subject')).toBe('Enquiry from Mira A.');
  expect(url.searchParams.get('body')).toBe(
    'A tag & a sheet?\r\n100 %\r\n\r\nFull Name: Mira A.\r\nAddress: Street 1\r\nDubai',
  );
});

it('the email does not start with empty lines if there is no message', () => {
  expect(getUrl({ company: 'Example & Co' })).toBe(
    'mailto:hello@example.com?subject=Enquiry&body=Company%3A%20Example%20%26%20Co',
  );
});

it('the email has only a subject if all fields are empty', () => {
  expect(getUrl({ message: '  ' })).toBe('mailto:hello@example.com?subject=Enquiry');
});
