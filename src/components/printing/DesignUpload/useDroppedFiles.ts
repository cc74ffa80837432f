import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Calls `onFiles` with files that are dropped anywhere in the window, where the browser would otherwise open the file
 * instead of the page. Ignores files over another field that accepts files. Returns true while files are dragged over
 * the rest of the window.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const onDragOver = useEffectEvent((event: DragEvent) => {
    // Another field that accepts files prevents the default before the event bubbles up to the window.
    const isAccepted = hasFiles(event) && !event.defaultPrevented;
    setIsDraggedOver(isAccepted);
    if (isAccepted) event.preventDefault();
  });
  const onDragLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsDraggedOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsDraggedOver(false);
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    window.addEventListener('dragover', (event) => onDragOver(event), { signal });
    window.addEventListener('dragleave', (event) => onDragLeave(event), { signal });
    window.addEventListener('drop', (event) => onDrop(event), { signal });
    return () => abortController.abort();
  }, []);
  return isDraggedOver;
}
