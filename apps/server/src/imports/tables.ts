export type ImportKind = 'articles' | 'customers';

export type Tables = {
  'tenant.imports': {
    business_id: string;
    id: string;
    kind: ImportKind;
    at: Date;
    user_id: string;
    user_name: string;
    added: number;
    changed: number;
    category_ids: readonly string[];
    undone_at: Date | null;
  };
};
