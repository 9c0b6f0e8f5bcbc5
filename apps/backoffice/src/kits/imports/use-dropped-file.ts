import { useEffect, useEffectEvent, useState } from 'react';

/** A file let go anywhere over the page is meant for it; whether one is held over it now. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      // Without this the browser would leave the product and show the file.
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files.item(0);
      if (file) take(file);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    globalThis.addEventListener('dragover', over, { signal });
    globalThis.addEventListener('drop', drop, { signal });
    globalThis.addEventListener('dragleave', leave, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
