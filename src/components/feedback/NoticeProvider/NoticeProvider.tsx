import { useState } from 'react';
import type { ReactNode } from 'react';

import { NoticeDialog } from './NoticeDialog';
import { noticeCopy as copy } from './NoticeProvider.copy';
import { NoticeContext } from './useNotices';
import type { Answers, Notices } from './useNotices';
import { useSinglePresses } from './useSinglePresses';

type Notice = { id: number; text: string; answers?: Answers; resolve: (accepted: boolean) => void };

/** Gives everything below it the `Notices` service and shows what is asked and told through it. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Notice[]>([]);
  const [notices] = useState(() =>
    createNotices((notice) => {
      setQueue((waiting) => [...waiting, notice]);
    }),
  );
  const current = queue[0];
  useSinglePresses(current !== undefined);
  return (
    <NoticeContext value={notices}>
      {children}
      {current && (
        <NoticeDialog
          key={current.id}
          text={current.text}
          {...(current.answers ? { answers: current.answers } : {})}
          onAnswer={(accepted) => {
            setQueue((waiting) => waiting.filter((notice) => notice !== current));
            current.resolve(accepted);
          }}
        />
      )}
    </NoticeContext>
  );
}

function createNotices(show: (notice: Notice) => void): Notices {
  let lastId = 0;
  let open = 0;
  const enqueue = (text: string, answers?: Answers) =>
    new Promise<boolean>((resolve) => {
      lastId += 1;
      open += 1;
      const answer = (accepted: boolean) => {
        open -= 1;
        resolve(accepted);
      };
      show({ id: lastId, text, resolve: answer, ...(answers ? { answers } : {}) });
    });
  return {
    ask: (question, answers = copy.answers) => enqueue(question, answers),
    tell: async (text) => {
      await enqueue(text);
    },
    isBusy: () => open > 0,
  };
}
