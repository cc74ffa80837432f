import type { WorkspaceRecord } from './records';
import { put } from './workspaceState';
import type { Change, WorkspaceState } from './workspaceState';

type CounterName = WorkspaceRecord<'counters'>['id'];

/** Format and first number of each counter: 'ORD-1001', 'SN-000001'. */
const formats = {
  orderId: { prefix: 'ORD-', first: 1001, digits: 4 },
  serialNumber: { prefix: 'SN-', first: 1, digits: 6 },
} as const satisfies Record<CounterName, { prefix: string; first: number; digits: number }>;

function formatCounterNumber(name: CounterName, number: number): string {
  const { prefix, digits } = formats[name];
  return prefix + String(number).padStart(digits, '0');
}

/**
 * Returns the next `count` numbers of a counter as text, and the changes that advance the counter. A counter never goes
 * back, so the number of a deleted record is not assigned again.
 */
export function takeCounterNumbers(
  state: WorkspaceState,
  name: CounterName,
  count: number,
): { numbers: string[]; changes: Change[] } {
  const { first } = formats[name];
  const last = state.counters.get(name)?.last ?? first - 1;
  const numbers = Array.from({ length: count }, (_, index) => formatCounterNumber(name, last + index + 1));
  return { numbers, changes: count > 0 ? [putCounter(state, name, last + count)] : [] };
}

/**
 * Returns the changes that advance a counter beyond a number that the user has typed, so that the counter does not
 * assign this number again.
 */
export function skipTypedNumber(state: WorkspaceState, name: CounterName, typed: string): Change[] {
  const { prefix, first } = formats[name];
  const digits = typed.startsWith(prefix) ? typed.slice(prefix.length) : '';
  // Ignores typed numbers of more than 9 digits. Otherwise, all later numbers would be just as long.
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  const last = state.counters.get(name)?.last ?? first - 1;
  return number > last ? [putCounter(state, name, number)] : [];
}

function putCounter(state: WorkspaceState, name: CounterName, last: number): Change {
  return put('counters', { id: name, revision: (state.counters.get(name)?.revision ?? -1) + 1, last });
}
