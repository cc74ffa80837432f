import { createContext } from 'react';

/** Role of the errors of fields. A form with an error summary, which announces all errors, sets it to undefined. */
export const ErrorRoleContext = createContext<'alert' | undefined>('alert');
