/** What the queries of this capability read and write. */
export type Tables = {
  'tenant.units': {
    business_id: string;
    id: string;
    name: string;
    code: string;
    created_at: Date;
    deleted_at: Date | null;
  };
  'tenant.articles': {
    business_id: string;
    id: string;
    unit_id: string;
    deleted_at: Date | null;
    is_deleted: boolean;
  };
};
