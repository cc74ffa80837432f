import type { WorkspaceRecord } from './records';
import { put } from './workspaceState';
import type { Change, WorkspaceState } from './workspaceState';

type CounterName = WorkspaceRecord<'counters'>['id'];

/** Format and first number of each counter: 'ORD-1001', 'SN-000001'. */
const counterFormats = {
  orderId: { prefix: 'ORD-', firstNumber: 1001, minDigits: 4 },
  serialNumber: { prefix: 'SN-', firstNumber: 1, minDigits: 6 },
} as const satisfies Record<CounterName, { prefix: string; firstNumber: number; minDigits: number }>;

function formatCounterNumber(name: CounterName, number: number): string {
  const { prefix, minDigits } = counterFormats[name];
  return prefix + String(number).padStart(minDigits, '0');
}

/**
 * Returns the next `count` numbers of a counter as text, and the changes that advance the counter. A counter never goes
 * back, so the number of a deleted record is not assigned again.
 */
export function reserveCounterNumbers(
  state: WorkspaceState,
  name: CounterName,
  count: number,
): { numbers: string[]; changes: Change[] } {
  const { firstNumber } = counterFormats[name];
  const lastNumber = state.counters.get(name)?.last ?? firstNumber - 1;
  const numbers = Array.from({ length: count }, (_, index) => formatCounterNumber(name, lastNumber + index + 1));
  return { numbers, changes: count > 0 ? [putCounter(state, name, lastNumber + count)] : [] };
}

/**
 * Returns the changes that advance a counter beyond a number that the user has typed, so that the counter does not
 * assign this number again.
 */
export function skipTypedNumber(state: WorkspaceState, name: CounterName, typed: string): Change[] {
  const { prefix, firstNumber } = counterFormats[name];
  const digits = typed.startsWith(prefix) ? typed.slice(prefix.length) : '';
  // Ignores typed numbers of more than 9 digits. Otherwise, all later numbers would be just as long.
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  const lastNumber = state.counters.get(name)?.last ?? firstNumber - 1;
  return number > lastNumber ? [putCounter(state, name, number)] : [];
}

function putCounter(state: WorkspaceState, name: CounterName, lastNumber: number): Change {
  return put('counters', { id: name, revision: (state.counters.get(name)?.revision ?? -1) + 1, last: lastNumber });
}
