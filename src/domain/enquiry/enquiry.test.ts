import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkEnquiry, enquiryFieldNames, enquiryFields, readEnquiry } from './enquiry';
import { sampleEnquiry } from './enquiry.sample';

describe('readEnquiry', () => {
  it('drops the spaces around values and nothing else', () => {
    const entered: Record<string, string> = { ...sampleEnquiry, fullName: '  Amal Haddad ', message: '\nOne\n\ntwo\n' };
    expect(readEnquiry((field) => entered[field])).toEqual({
      ...sampleEnquiry,
      fullName: 'Amal Haddad',
      message: 'One\n\ntwo',
    });
  });

  it.each([null, undefined, 3, {}])('takes %j for an empty field', (value) => {
    expect(Object.values(readEnquiry(() => value))).toEqual(['', '', '', '', '', '']);
  });
});

describe('checkEnquiry', () => {
  it('SET-05 lets a filled-in enquiry pass', () => {
    expect(checkEnquiry(sampleEnquiry)).toEqual({});
  });

  it('SET-05 asks for the name, the e-mail and the message alone', () => {
    expect(checkEnquiry(readEnquiry(() => ' '))).toEqual({
      fullName: 'Please enter your name.',
      email: 'Please enter your email.',
      message: 'Please enter your message.',
    });
  });

  it('names faults in the order of the fields', () => {
    expect(Object.keys(checkEnquiry(readEnquiry(() => '')))).toEqual(['fullName', 'email', 'message']);
  });

  it.each(['amal', 'amal@example', 'amal example.com'])('SET-05 refuses the e-mail %j', (email) => {
    expect(checkEnquiry({ ...sampleEnquiry, email })).toEqual({ email: 'Please enter a valid email address.' });
  });

  it('says how long a text is and may be', () => {
    expect(checkEnquiry({ ...sampleEnquiry, message: 'a'.repeat(5213) })).toEqual({
      message: 'This is 5,213 characters long. Please shorten it to 5,000.',
    });
  });

  it.each(enquiryFieldNames.filter((field) => field !== 'email'))(
    'takes the longest %s and nothing longer',
    (field) => {
      const ofLength = (length: number) => ({ ...sampleEnquiry, [field]: 'a'.repeat(length) });
      expect(checkEnquiry(ofLength(enquiryFields[field].longest))).toEqual({});
      expect(Object.keys(checkEnquiry(ofLength(enquiryFields[field].longest + 1)))).toEqual([field]);
    },
  );

  it('has an answer to whatever is entered', () => {
    const anything = fc.record(Object.fromEntries(enquiryFieldNames.map((field) => [field, fc.string()])));
    fc.assert(
      fc.property(anything, (entered) => {
        const enquiry = readEnquiry((field) => entered[field]);
        for (const field of enquiryFieldNames)
          if (enquiry[field] === '' && enquiryFields[field].missing)
            expect(checkEnquiry(enquiry)[field]).toBe(enquiryFields[field].missing);
      }),
    );
  });
});
