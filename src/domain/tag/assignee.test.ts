import { describe, expect, it } from 'vitest';

import { readAssignee } from './assignee';

const customers = [
  { id: 'customer-1', name: 'Mira A.', email: 'Mira@example.com' },
  { id: 'customer-2', name: 'Sam', email: '' },
];

describe('readAssignee', () => {
  it('finds the customer with the email, ignoring case', () => {
    expect(readAssignee(' mira@EXAMPLE.com ', customers)).toEqual({ customerId: 'customer-1' });
  });

  it('accepts the email of someone else', () => {
    expect(readAssignee(' owner@example.com ', customers)).toEqual({ email: 'owner@example.com' });
  });

  it.each(['', 'Sam', 'owner@'])('rejects %j', (text) => {
    expect(readAssignee(text, customers)).toBeUndefined();
  });
});
