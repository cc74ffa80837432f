import { createContext, use } from 'react';

/** Sets the icon, and the colour of the button that confirms. */
export type ConfirmTone = 'consent' | 'warning' | 'delete' | 'success';

export type ConfirmLabels = {
  confirm: string;
  cancel: string;
  /** Second line, such as the consequence. */
  detail?: string;
  tone?: ConfirmTone;
};

/** Modal dialogs, shown one at a time in the order they were requested. */
export type ConfirmService = {
  /** Resolves to true if the user confirms; Escape cancels. */
  confirm: (question: string, labels?: ConfirmLabels) => Promise<boolean>;
  /** Resolves when the user closes the message. */
  alert: (text: string, tone?: ConfirmTone) => Promise<void>;
  /** True while a dialog is open or waiting. */
  isOpen: () => boolean;
};

export const ConfirmContext = createContext<ConfirmService | null>(null);

export function useConfirm(): ConfirmService {
  const service = use(ConfirmContext);
  if (!service) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return service;
}

/** True while a confirm dialog or an alert covers the page. */
export const ConfirmOpenContext = createContext(false);
