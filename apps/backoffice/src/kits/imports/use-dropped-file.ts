import { useEffect, useEffectEvent, useState } from 'react';

/** Accepts a file dropped anywhere on the page; returns whether a file is being dragged over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      // Without this the browser would navigate away and open the file.
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
