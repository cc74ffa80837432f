import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere in the window: beside a small target the browser would open the file in the
 * place of the page. What a field takes for itself is left to it. True while files are held over the window.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);

  const hold = useEffectEvent((event: DragEvent) => {
    // What takes files itself has said so by now.
    const isWanted = carriesFiles(event) && !event.defaultPrevented;
    setOver(isWanted);
    if (isWanted) event.preventDefault();
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!carriesFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const turned = new AbortController();
    const { signal } = turned;
    window.addEventListener('dragover', (event) => hold(event), { signal });
    window.addEventListener('dragleave', (event) => leave(event), { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    return () => turned.abort();
  }, []);
  return over;
}
