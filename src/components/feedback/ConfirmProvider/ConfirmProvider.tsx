import { useState } from 'react';
import type { ReactNode } from 'react';

import { lazyOverlay } from '../lazyOverlay/lazyOverlay';
import { confirmCopy as copy } from './ConfirmProvider.copy';
import { ConfirmContext, ConfirmOpenContext } from './useConfirm';
import type { ConfirmLabels, ConfirmService, ConfirmTone } from './useConfirm';
import { useIgnoreDoubleEnter } from './useIgnoreDoubleEnter';

// Pages open without a dialog, so the dialog's code is not part of their first load.
const ConfirmDialog = lazyOverlay(() => import('./ConfirmDialog').then((module) => module.ConfirmDialog));

type DialogContent = { text: string; tone: ConfirmTone; labels?: ConfirmLabels };
type DialogRequest = DialogContent & { id: number; resolve: (isConfirmed: boolean) => void };

/** Provides `useConfirm` to its children, and renders the dialogs. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const [service] = useState(() => createConfirmService((request) => setQueue((requests) => [...requests, request])));
  const current = queue[0];
  useIgnoreDoubleEnter(current !== undefined);
  return (
    <ConfirmContext value={service}>
      <ConfirmOpenContext value={current !== undefined}>{children}</ConfirmOpenContext>
      {current && (
        <ConfirmDialog
          key={current.id}
          open
          text={current.text}
          tone={current.tone}
          {...(current.labels ? { labels: current.labels } : {})}
          onAnswer={(isConfirmed) => {
            setQueue((requests) => requests.filter((request) => request !== current));
            current.resolve(isConfirmed);
          }}
        />
      )}
    </ConfirmContext>
  );
}

function createConfirmService(show: (request: DialogRequest) => void): ConfirmService {
  let lastId = 0;
  let pendingCount = 0;
  const enqueue = (content: DialogContent) =>
    new Promise<boolean>((resolve) => {
      lastId += 1;
      pendingCount += 1;
      const settle = (isConfirmed: boolean) => {
        pendingCount -= 1;
        resolve(isConfirmed);
      };
      show({ id: lastId, resolve: settle, ...content });
    });
  return {
    confirm: (question, labels = copy.labels) => enqueue({ text: question, tone: labels.tone ?? 'warning', labels }),
    alert: async (text, tone = 'warning') => {
      await enqueue({ text, tone });
    },
    isOpen: () => pendingCount > 0,
  };
}
