import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Calls `onFiles` with files that are dropped anywhere in the window. By default, the browser would leave the page and
 * open the file. Ignores files over an element that handles dropped files itself. Returns true while files are dragged
 * over the window, but not over such an element.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const onDragOver = useEffectEvent((event: DragEvent) => {
    // An element that handles dropped files has prevented the default before the event bubbles up to the window.
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
