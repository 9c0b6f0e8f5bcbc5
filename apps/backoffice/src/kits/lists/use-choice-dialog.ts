import { useRef, useState } from 'react';

interface Question<Subject, Chosen> {
  readonly subject: Subject;
  readonly answer: (chosen: Chosen | null) => void;
}

/** A dialog as a promise: open() resolves to the choice, or to null without one; chosen() returns the last choice. */
export function useChoiceDialog<Subject, Chosen>() {
  const [question, setQuestion] = useState<Question<Subject, Chosen> | null>(null);
  const chosen = useRef<Chosen | null>(null);
  const open = async (subject: Subject): Promise<Chosen | null> => {
    chosen.current = await new Promise<Chosen | null>((answer) => setQuestion({ subject, answer }));
    setQuestion(null);
    return chosen.current;
  };
  return { question, open, chosen: () => chosen.current };
}
