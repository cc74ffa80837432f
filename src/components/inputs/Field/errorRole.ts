import { createContext } from 'react';

/** Role of a field's error. A form whose error summary announces all errors sets it to undefined. */
export const ErrorRole = createContext<'alert' | undefined>('alert');
