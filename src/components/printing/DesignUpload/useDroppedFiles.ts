import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere in the window: outside a drop target the browser would replace the page with the file.
 * Drops that another field handles are ignored. Returns true while files are dragged over the window.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);

  const onDragOver = useEffectEvent((event: DragEvent) => {
    // A field that accepts the files has prevented the default by now.
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
