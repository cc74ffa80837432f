import { expect, it } from 'vitest';

import { incompleteDate } from '../text/fieldSchemas';
import { listIssueMessages } from '../samples/listIssueMessages.sample';
import {
  purchaseDraftSchema,
  purchasePackageSchema,
  purchasePaymentSchema,
  purchaseTimestampsSchema,
} from './purchaseDraft';
import type { PurchaseFormValues } from './purchaseDraft';

const values: PurchaseFormValues = {
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

const emptyValues: PurchaseFormValues = {
  ...values,
  package: '',
  buyerContentType: '',
  buyer: ' ',
  transactionId: '',
  orderId: '',
  amount: '',
  paymentDate: '',
  purchasedAt: '',
};

it('VAL-11 reports missing fields by step', () => {
  expect(listIssueMessages(purchasePackageSchema, emptyValues)).toEqual([
    'Package is required',
    'Buyer content type is required',
    'Buyer is required',
  ]);
  expect(listIssueMessages(purchasePaymentSchema, emptyValues)).toEqual([
    'Transaction ID is required',
    'Order ID is required',
    'Amount is required',
  ]);
  expect(listIssueMessages(purchaseTimestampsSchema, emptyValues)).toEqual([
    'Payment date is required',
    'Purchased at is required',
  ]);
});

it('ADM-17 parses the amount', () => {
  expect(purchaseDraftSchema.parse(values)).toEqual({ ...values, amount: 30 });
});

it.each(['abc', '1,500', '1.500,00'])('rejects the amount %j', (amount) => {
  expect(listIssueMessages(purchasePaymentSchema, { ...values, amount })).toEqual([
    'Enter a number such as 30 or 30.50, without separators between thousands.',
  ]);
});

it.each([
  ['-0.005', -0.005],
  ['+5', 5],
  ['1e3', 1000],
])('parses the amount %j as %d', (amount, number) => {
  expect(purchaseDraftSchema.parse({ ...values, amount }).amount).toBe(number);
});

it.each(['yesterday', '2026-02-30T10:00', '12026-06-15T09:00'])('rejects the date and time %j', (paymentDate) => {
  expect(listIssueMessages(purchaseTimestampsSchema, { ...values, paymentDate })).toEqual([
    'Enter a date and a time such as 2026-06-15T09:00.',
  ]);
});

it('reports an incomplete date, not a missing one', () => {
  const incompleteValues = { ...values, paymentDate: incompleteDate };
  expect(listIssueMessages(purchaseTimestampsSchema, incompleteValues)).toEqual([
    'Enter a whole date and time, or empty the field.',
  ]);
});
