import { useRef, useState } from 'react';

interface Question<Asked, Chosen> {
  readonly asked: Asked;
  readonly answer: (chosen: Chosen | null) => void;
}

/** A dialog that is asked and answers; what was chosen stays until it is asked again. */
export function useChoiceDialog<Asked, Chosen>() {
  const [question, setQuestion] = useState<Question<Asked, Chosen> | null>(null);
  const chosen = useRef<Chosen | null>(null);
  const ask = async (asked: Asked): Promise<Chosen | null> => {
    chosen.current = await new Promise<Chosen | null>((answer) => setQuestion({ asked, answer }));
    setQuestion(null);
    return chosen.current;
  };
  return { question, ask, chosen: () => chosen.current };
}
