import { useState } from 'react';
import type { ReactNode } from 'react';

import { lazyOverlay } from '../lazyOverlay/lazyOverlay';
import { confirmCopy as copy } from './ConfirmProvider.copy';
import { ConfirmContext } from './useConfirm';
import type { ConfirmLabels, ConfirmService } from './useConfirm';
import { useIgnoreDoubleEnter } from './useIgnoreDoubleEnter';

// Pages open without a dialog, so it is not part of their first load.
const ConfirmDialog = lazyOverlay(() => import('./ConfirmDialog').then((module) => module.ConfirmDialog));

type DialogRequest = { id: number; text: string; labels?: ConfirmLabels; resolve: (isConfirmed: boolean) => void };

/** Provides `useConfirm` and renders its dialogs. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const [service] = useState(() => createConfirmService((request) => setQueue((requests) => [...requests, request])));
  const current = queue[0];
  useIgnoreDoubleEnter(current !== undefined);
  return (
    <ConfirmContext value={service}>
      {children}
      {current && (
        <ConfirmDialog
          key={current.id}
          open
          text={current.text}
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
  let pending = 0;
  const enqueue = (text: string, labels?: ConfirmLabels) =>
    new Promise<boolean>((resolve) => {
      lastId += 1;
      pending += 1;
      const settle = (isConfirmed: boolean) => {
        pending -= 1;
        resolve(isConfirmed);
      };
      show({ id: lastId, text, resolve: settle, ...(labels ? { labels } : {}) });
    });
  return {
    confirm: (question, labels = copy.labels) => enqueue(question, labels),
    alert: async (text) => {
      await enqueue(text);
    },
    isOpen: () => pending > 0,
  };
}
