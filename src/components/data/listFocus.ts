import { createContext, use, useRef } from 'react';
import type { RefObject } from 'react';

/** Refs of the controls of a list that take the focus when a clicked button disappears. */
export type ListFocus = {
  search: RefObject<HTMLInputElement | null>;
  selectAll: RefObject<HTMLInputElement | null>;
};

/** ListLayout and RowPicker provide the refs to the components of their list. */
export const ListFocusContext = createContext<ListFocus | null>(null);

/** Returns the ref of a control of the surrounding list. Outside a list, returns a ref that nothing else uses. */
export function useListFocusRef(control: keyof ListFocus): RefObject<HTMLInputElement | null> {
  const fallbackRef = useRef<HTMLInputElement>(null);
  return use(ListFocusContext)?.[control] ?? fallbackRef;
}
