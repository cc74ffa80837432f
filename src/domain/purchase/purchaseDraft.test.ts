import { expect, it } from 'vitest';

import { unreadableEntry } from '../text/entrySchemas';
import { messagesOf } from '../samples/messagesOf.sample';
import {
  purchaseDraftSchema,
  purchasePackageSchema,
  purchasePaymentSchema,
  purchaseTimestampsSchema,
} from './purchaseDraft';
import type { PurchaseEntry } from './purchaseDraft';

const entry: PurchaseEntry = {
  package: 'starter',
  buyerContentType: 'business',
  buyer: 'Harbour Tags',
  transactionId: 'TX-1',
  orderId: 'ORD-1',
  amount: '30.00',
  paymentStatus: 'Pending',
  paymentMethod: '',
  hexacodesGenerated: false,
  paymentDate: '2026-06-15T09:00',
  purchasedAt: '2026-06-15T09:30',
};

const empty: PurchaseEntry = {
  ...entry,
  package: '',
  buyerContentType: '',
  buyer: ' ',
  transactionId: '',
  orderId: '',
  amount: '',
  paymentDate: '',
  purchasedAt: '',
};

it('VAL-11 asks for what is missing, step by step', () => {
  expect(messagesOf(purchasePackageSchema.safeParse(empty))).toEqual([
    'Package is required',
    'Buyer content type is required',
    'Buyer is required',
  ]);
  expect(messagesOf(purchasePaymentSchema.safeParse(empty))).toEqual([
    'Transaction ID is required',
    'Order ID is required',
    'Amount is required',
  ]);
  expect(messagesOf(purchaseTimestampsSchema.safeParse(empty))).toEqual([
    'Payment date is required',
    'Purchased at is required',
  ]);
});

it('ADM-17 keeps numbers as numbers and everything else as it was chosen', () => {
  expect(purchaseDraftSchema.parse(entry)).toEqual({ ...entry, amount: 30 });
});

it.each(['abc', '1,500', '1.500,00'])('asks what the amount %j means instead of guessing', (amount) => {
  expect(messagesOf(purchasePaymentSchema.safeParse({ ...entry, amount }))).toEqual([
    'Enter a number such as 30 or 30.50, without separators between thousands.',
  ]);
});

it.each([
  ['-0.005', -0.005],
  ['+5', 5],
  ['1e3', 1000],
])('reads the amount %j as %d', (amount, number) => {
  expect(purchaseDraftSchema.parse({ ...entry, amount }).amount).toBe(number);
});

it.each(['yesterday', '2026-02-30T10:00', '12026-06-15T09:00'])('does not take %j for a moment', (paymentDate) => {
  expect(messagesOf(purchaseTimestampsSchema.safeParse({ ...entry, paymentDate }))).toEqual([
    'Enter a date and a time such as 2026-06-15T09:00.',
  ]);
});

it('says of half a moment that it is not whole, and not that it is missing', () => {
  const halves = { ...entry, paymentDate: unreadableEntry };
  expect(messagesOf(purchaseTimestampsSchema.safeParse(halves))).toEqual([
    'Enter a whole date and time, or empty the field.',
  ]);
});
