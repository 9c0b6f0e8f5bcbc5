import type { Phrases } from '../phrases.ts';

export const arrival: Phrases['arrival'] = {
  title: 'Accedere con un altro account?',
  message: (name: string) =>
    `In questo browser sta lavorando ${name}. Il link aperto accede con un altro account o in un’altra attività. Se non era previsto, annullare.`,
  confirm: 'Usa l’altro account',
};
