import { useEffect } from 'react';

const prefix = { backoffice: 'Backoffice', sa: 'SA' } as const;

export function usePageTitle(app: keyof typeof prefix, title: string): void {
  useEffect(() => {
    document.title = `${prefix[app]} | ${title}`;
  }, [app, title]);
}
