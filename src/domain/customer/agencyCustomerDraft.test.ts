import fc from 'fast-check';
import { expect, it } from 'vitest';

import { agencyCustomerDraftSchema } from './agencyCustomerDraft';

it('AGY-09 accepts and trims any text', () => {
  const anyFormValues = fc.record({ name: fc.string(), email: fc.string(), address: fc.string(), phone: fc.string() });
  fc.assert(
    fc.property(anyFormValues, (values) => {
      expect(agencyCustomerDraftSchema.parse(values)).toEqual({
        name: values.name.trim(),
        email: values.email.trim(),
        address: values.address.trim(),
        phone: values.phone.trim(),
      });
    }),
  );
});
