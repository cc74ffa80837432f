import { createContext, use } from 'react';

/** The words on the two buttons of a question. */
export type Answers = { accept: string; refuse: string };

/** Questions and messages that stop everything until they are answered. One shows at a time, in the order they came. */
export type Notices = {
  /** Resolves to true when the question is accepted. Escape refuses. */
  ask: (question: string, answers?: Answers) => Promise<boolean>;
  /** Resolves when the message has been read and closed. */
  tell: (text: string) => Promise<void>;
  /** Whether something is being asked or told at the moment. */
  isBusy: () => boolean;
};

export const NoticeContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = use(NoticeContext);
  if (!notices) throw new Error('useNotices needs a NoticeProvider above it.');
  return notices;
}
