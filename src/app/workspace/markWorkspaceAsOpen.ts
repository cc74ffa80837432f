import { workspaceKey } from '~/domain/storageKeys';

/**
 * Marks the workspace as open in this tab by holding a shared Web Lock. Before that, runs `workIfAlone` if no other tab
 * has the workspace open. Resolves to a function that releases the lock.
 */
export async function markWorkspaceAsOpen(workIfAlone: () => Promise<void>, name = workspaceKey): Promise<() => void> {
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? workIfAlone() : undefined));
  return new Promise((resolve) => {
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise<void>(resolve));
  });
}
