import { useState } from 'react';
import type { ReactNode } from 'react';

import { ConfirmDialog } from './ConfirmDialog';
import { confirmCopy as copy } from './ConfirmProvider.copy';
import { ConfirmContext } from './useConfirm';
import type { ConfirmLabels, ConfirmService } from './useConfirm';
import { useIgnoreDoubleEnter } from './useSinglePresses';

type Notice = { id: number; text: string; answers?: ConfirmLabels; resolve: (accepted: boolean) => void };

/** Gives everything below it the `Notices` service and shows what is asked and told through it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Notice[]>([]);
  const [notices] = useState(() =>
    createNotices((notice) => {
      setQueue((waiting) => [...waiting, notice]);
    }),
  );
  const current = queue[0];
  useIgnoreDoubleEnter(current !== undefined);
  return (
    <ConfirmContext value={notices}>
      {children}
      {current && (
        <ConfirmDialog
          key={current.id}
          text={current.text}
          {...(current.answers ? { labels: current.answers } : {})}
          onAnswer={(accepted) => {
            setQueue((waiting) => waiting.filter((notice) => notice !== current));
            current.resolve(accepted);
          }}
        />
      )}
    </ConfirmContext>
  );
}

function createNotices(show: (notice: Notice) => void): ConfirmService {
  let lastId = 0;
  let open = 0;
  const enqueue = (text: string, answers?: ConfirmLabels) =>
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
    confirm: (question, answers = copy.answers) => enqueue(question, answers),
    alert: async (text) => {
      await enqueue(text);
    },
    isOpen: () => open > 0,
  };
}
