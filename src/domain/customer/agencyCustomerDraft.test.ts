import fc from 'fast-check';
import { expect, it } from 'vitest';

import { agencyCustomerDraftSchema } from './agencyCustomerDraft';

it('AGY-09 takes whatever is typed, without spaces around it', () => {
  const anything = fc.record({ name: fc.string(), email: fc.string(), address: fc.string(), phone: fc.string() });
  fc.assert(
    fc.property(anything, (entry) => {
      expect(agencyCustomerDraftSchema.parse(entry)).toEqual({
        name: entry.name.trim(),
        email: entry.email.trim(),
        address: entry.address.trim(),
        phone: entry.phone.trim(),
      });
    }),
  );
});
