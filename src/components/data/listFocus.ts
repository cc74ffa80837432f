import { createContext, use, useRef } from 'react';
import type { RefObject } from 'react';

/** Refs of the controls of a list that take the focus when a clicked button disappears. */
export type ListFocusRefs = {
  search: RefObject<HTMLInputElement | null>;
  selectAll: RefObject<HTMLInputElement | null>;
};

/** ListLayout and RowPicker provide these refs to the components of their list. */
export const ListFocusContext = createContext<ListFocusRefs | null>(null);

/** Returns the ref of a control of the surrounding list. Outside of a list, returns a new ref, which has no effect. */
export function useListFocusRef(control: keyof ListFocusRefs): RefObject<HTMLInputElement | null> {
  const fallbackRef = useRef<HTMLInputElement>(null);
  return use(ListFocusContext)?.[control] ?? fallbackRef;
}
