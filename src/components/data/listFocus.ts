import { createContext, use, useRef } from 'react';
import type { RefObject } from 'react';

/** Controls of a list that receive the focus when the clicked button disappears. */
export type ListFocus = {
  search: RefObject<HTMLInputElement | null>;
  selectAll: RefObject<HTMLInputElement | null>;
};

/** Provided by ListLayout to the parts of its list. */
export const ListFocusContext = createContext<ListFocus | null>(null);

/** The ref of a control of the surrounding list, or an unshared ref outside a list. */
export function useListFocusRef(control: keyof ListFocus): RefObject<HTMLInputElement | null> {
  const unshared = useRef<HTMLInputElement>(null);
  return use(ListFocusContext)?.[control] ?? unshared;
}
