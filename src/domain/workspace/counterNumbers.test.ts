import { describe, expect, it } from 'vitest';

import { skipTypedNumber, reserveCounterNumbers } from './counterNumbers';
import { applyChanges, emptyWorkspace } from './workspaceState';

describe('order ids and serial numbers', () => {
  it('begin at ORD-1001 and SN-000001', () => {
    expect(reserveCounterNumbers(emptyWorkspace, 'orderId', 2).numbers).toEqual(['ORD-1001', 'ORD-1002']);
    expect(reserveCounterNumbers(emptyWorkspace, 'serialNumber', 1).numbers).toEqual(['SN-000001']);
  });

  it('continue after the last number that was taken', () => {
    const state = applyChanges(emptyWorkspace, reserveCounterNumbers(emptyWorkspace, 'serialNumber', 3).changes);
    expect(reserveCounterNumbers(state, 'serialNumber', 1).numbers).toEqual(['SN-000004']);
    expect(state.counters.get('serialNumber')).toEqual({ id: 'serialNumber', revision: 0, last: 3 });
    expect(reserveCounterNumbers(state, 'serialNumber', 0)).toEqual({ numbers: [], changes: [] });
    expect(reserveCounterNumbers(state, 'orderId', 1).numbers).toEqual(['ORD-1001']);
  });

  it.each([
    ['ORD-2000', 'ORD-2001'],
    ['ORD-1001', 'ORD-1002'],
  ])('continue after the typed number %s', (typed, nextNumber) => {
    const state = applyChanges(emptyWorkspace, skipTypedNumber(emptyWorkspace, 'orderId', typed));
    expect(reserveCounterNumbers(state, 'orderId', 1).numbers).toEqual([nextNumber]);
  });

  it.each(['ORD-1000', 'ORD-12x', 'PO-5000', '5000', 'ORD-1234567890'])('ignore the typed order id %s', (typed) => {
    expect(skipTypedNumber(emptyWorkspace, 'orderId', typed)).toEqual([]);
  });
});
