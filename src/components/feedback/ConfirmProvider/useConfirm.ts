import { createContext, use } from 'react';

/** Kind of dialog, which sets the icon and the colours. */
export type ConfirmTone = 'consent' | 'warning' | 'delete' | 'success';

export type ConfirmOptions = {
  confirm: string;
  cancel: string;
  /** Text below the question, such as the consequences. */
  detail?: string;
  tone?: ConfirmTone;
};

/** Details below the main text of a message. The links lead to pages on which the user can solve the problem. */
export type AlertDetails = { detail?: string; links?: readonly { label: string; href: string }[] };

/** Shows modal dialogs, one at a time, in the order in which they were requested. */
export type ConfirmService = {
  /**
   * Resolves to true if the user confirms, and to false if the user cancels or presses Escape, or if the same question
   * is already open.
   */
  confirm: (question: string, options?: ConfirmOptions) => Promise<boolean>;
  /** Resolves when the user closes the message. */
  alert: (text: string, tone?: ConfirmTone, details?: AlertDetails) => Promise<void>;
  /** True from the request of a dialog until the user has answered it, even before the dialog is rendered. */
  isOpen: () => boolean;
};

export const ConfirmContext = createContext<ConfirmService | null>(null);

export function useConfirm(): ConfirmService {
  const service = use(ConfirmContext);
  if (!service) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return service;
}

/** True while a dialog of the ConfirmProvider covers the page. */
export const ConfirmOpenContext = createContext(false);
