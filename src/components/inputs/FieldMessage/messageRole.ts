import { createContext } from 'react';

/**
 * How a field's message is announced when it appears. A form that sums its faults up says them there, once, and gives
 * its fields no role for them.
 */
export const MessageRole = createContext<'alert' | undefined>('alert');
