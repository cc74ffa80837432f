import { workspaceKey } from '~/domain/storageKeys';

/**
 * Marks the workspace as open in this tab. Before, runs `workIfAlone` if it is open in no other tab. Resolves to a
 * function that ends the mark.
 */
export async function markAsOpen(workIfAlone: () => Promise<void>, name = workspaceKey): Promise<() => void> {
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? workIfAlone() : undefined));
  return new Promise((resolve) => {
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise<void>(resolve));
  });
}
