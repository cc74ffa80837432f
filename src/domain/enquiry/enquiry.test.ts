import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateEnquiry, enquiryFieldNames, enquiryFields, readEnquiry } from './enquiry';
import { sampleEnquiry } from './enquiry.sample';

describe('readEnquiry', () => {
  it('trims values', () => {
    const enteredValues: Record<string, string> = {
      ...sampleEnquiry,
      fullName: '  Amal H. ',
      message: '\nOne\n\ntwo\n',
    };
    expect(readEnquiry((field) => enteredValues[field])).toEqual({
      ...sampleEnquiry,
      fullName: 'Amal H.',
      message: 'One\n\ntwo',
    });
  });

  it.each([null, undefined, 3, {}])('reads %j as empty', (value) => {
    expect(Object.values(readEnquiry(() => value))).toEqual(['', '', '', '', '', '']);
  });
});

describe('validateEnquiry', () => {
  it('SET-05 accepts a complete enquiry', () => {
    expect(validateEnquiry(sampleEnquiry)).toEqual({});
  });

  it('SET-05 requires the name, the email and the message', () => {
    expect(validateEnquiry(readEnquiry(() => ' '))).toEqual({
      fullName: 'Please enter your name.',
      email: 'Please enter your email.',
      message: 'Please enter your message.',
    });
  });

  it('returns errors in form order', () => {
    expect(Object.keys(validateEnquiry(readEnquiry(() => '')))).toEqual(['fullName', 'email', 'message']);
  });

  it.each(['amal', 'amal@example', 'amal example.com'])('SET-05 rejects the email %j', (email) => {
    expect(validateEnquiry({ ...sampleEnquiry, email })).toEqual({ email: 'Please enter a valid email address.' });
  });

  it('states the length and the maximum length of a long text', () => {
    expect(validateEnquiry({ ...sampleEnquiry, message: 'a'.repeat(5213) })).toEqual({
      message: 'This is 5,213 characters long. Please shorten it to 5,000.',
    });
  });

  it.each(enquiryFieldNames.filter((field) => field !== 'email'))('accepts %s up to its maximum length', (field) => {
    const enquiryWithLength = (length: number) => ({ ...sampleEnquiry, [field]: 'a'.repeat(length) });
    expect(validateEnquiry(enquiryWithLength(enquiryFields[field].maxLength))).toEqual({});
    expect(Object.keys(validateEnquiry(enquiryWithLength(enquiryFields[field].maxLength + 1)))).toEqual([field]);
  });

  it('reports every empty required field', () => {
    const anyFormValues = fc.record(Object.fromEntries(enquiryFieldNames.map((field) => [field, fc.string()])));
    fc.assert(
      fc.property(anyFormValues, (entered) => {
        const enquiry = readEnquiry((field) => entered[field]);
        for (const field of enquiryFieldNames)
          if (enquiry[field] === '' && enquiryFields[field].missingMessage)
            expect(validateEnquiry(enquiry)[field]).toBe(enquiryFields[field].missingMessage);
      }),
    );
  });
});
