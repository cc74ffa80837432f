import { createContext } from 'react';

/**
 * ARIA role of the error messages of fields. It is undefined in a form with an error summary, which announces all
 * errors.
 */
export const ErrorRoleContext = createContext<'alert' | undefined>('alert');
