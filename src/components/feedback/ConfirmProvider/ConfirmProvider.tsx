import { useState } from 'react';
import type { ReactNode } from 'react';

import { lazyOverlay } from '../lazyOverlay/lazyOverlay';
import { confirmCopy as copy } from './ConfirmProvider.copy';
import { ConfirmContext, ConfirmOpenContext } from './useConfirm';
import type { AlertDetails, ConfirmOptions, ConfirmService, ConfirmTone } from './useConfirm';
import { useIgnoreDoubleEnter } from './useIgnoreDoubleEnter';

// The dialog has its own chunk, so that it is not part of a page's first load.
const ConfirmDialog = lazyOverlay(
  () => import('./ConfirmDialog').then((module) => module.ConfirmDialog),
  ({ onAnswer }) => onAnswer(false),
);

type DialogOptions = { text: string; tone: ConfirmTone; options?: ConfirmOptions; details?: AlertDetails };
type DialogRequest = DialogOptions & { id: number; resolve: (isConfirmed: boolean) => void };

/** Provides `useConfirm` to its children, and renders the dialogs. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const [service] = useState(() => createConfirmService((request) => setQueue((requests) => [...requests, request])));
  const currentRequest = queue[0];
  useIgnoreDoubleEnter(currentRequest !== undefined);
  return (
    <ConfirmContext value={service}>
      <ConfirmOpenContext value={currentRequest !== undefined}>{children}</ConfirmOpenContext>
      {currentRequest && (
        <ConfirmDialog
          key={currentRequest.id}
          open
          text={currentRequest.text}
          tone={currentRequest.tone}
          {...(currentRequest.options ? { options: currentRequest.options } : {})}
          {...currentRequest.details}
          onAnswer={(isConfirmed) => {
            setQueue((requests) => requests.filter((request) => request !== currentRequest));
            currentRequest.resolve(isConfirmed);
          }}
        />
      )}
    </ConfirmContext>
  );
}

function createConfirmService(addRequest: (request: DialogRequest) => void): ConfirmService {
  let lastId = 0;
  let pendingCount = 0;
  const openQuestions = new Set<string>();
  const enqueue = (content: DialogOptions) =>
    new Promise<boolean>((resolve) => {
      lastId += 1;
      pendingCount += 1;
      const resolveRequest = (isConfirmed: boolean) => {
        pendingCount -= 1;
        resolve(isConfirmed);
      };
      addRequest({ id: lastId, resolve: resolveRequest, ...content });
    });
  return {
    confirm: async (question, options = copy.defaultLabels) => {
      // Ignores a question that is already open, for example because of a double-click.
      if (openQuestions.has(question)) return false;
      openQuestions.add(question);
      const isConfirmed = await enqueue({ text: question, tone: options.tone ?? 'warning', options });
      openQuestions.delete(question);
      return isConfirmed;
    },
    alert: async (text, tone = 'warning', details = {}) => {
      await enqueue({ text, tone, details });
    },
    isOpen: () => pendingCount > 0,
  };
}
