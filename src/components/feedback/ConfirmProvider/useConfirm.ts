import { createContext, use } from 'react';

/** The words on the two buttons of a question. */
export type ConfirmLabels = { confirm: string; cancel: string };

/** Questions and messages that stop everything until they are answered. One shows at a time, in the order they came. */
export type ConfirmService = {
  /** Resolves to true when the question is accepted. Escape refuses. */
  confirm: (question: string, answers?: ConfirmLabels) => Promise<boolean>;
  /** Resolves when the message has been read and closed. */
  alert: (text: string) => Promise<void>;
  /** Whether something is being asked or told at the moment. */
  isOpen: () => boolean;
};

export const ConfirmContext = createContext<ConfirmService | null>(null);

export function useConfirm(): ConfirmService {
  const notices = use(ConfirmContext);
  if (!notices) throw new Error('useNotices needs a NoticeProvider above it.');
  return notices;
}
