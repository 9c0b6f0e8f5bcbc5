import { useEffect, useEffectEvent, useState } from 'react';

const quietMs = 250;

export interface TypedSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Searches at once, without the debounce. */
  readonly send: (text: string) => void;
}

/** A debounced search field. */
export function useTypedSearch(search: string, onSearch: (sought: string) => void): TypedSearch {
  const [box, setBox] = useState({ text: search, sent: search, seen: search });
  if (box.seen !== search) {
    // The search in the URL has changed. If this field sent it, the text stays, because the user may have
    // typed more since; otherwise (Back, 'Pastro') the text is replaced.
    setBox({ text: search === box.sent ? box.text : search, sent: search, seen: search });
  }
  const send = (typed: string) => {
    const sought = typed.trim();
    if (sought === search) return;
    setBox({ ...box, sent: sought });
    onSearch(sought);
  };
  const sendTyped = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendTyped(box.text), quietMs);
    return () => clearTimeout(timer);
  }, [box.text]);
  return { text: box.text, type: (text) => setBox({ ...box, text }), send };
}
