import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Calls `onFiles` with files that are dropped anywhere in the window, where the browser would otherwise open the file
 * instead of the page. Ignores drops on another field that accepts files. Returns true while files are dragged over the
 * window.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);

  const onDragOver = useEffectEvent((event: DragEvent) => {
    // The event bubbles, so another field that accepts files has already prevented the default.
    const accepts = hasFiles(event) && !event.defaultPrevented;
    setDraggedOver(accepts);
    if (accepts) event.preventDefault();
  });
  const onDragLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setDraggedOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setDraggedOver(false);
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', (event) => onDragOver(event), { signal });
    window.addEventListener('dragleave', (event) => onDragLeave(event), { signal });
    window.addEventListener('drop', (event) => onDrop(event), { signal });
    return () => listeners.abort();
  }, []);
  return isDraggedOver;
}
