export const purchasesPath = '/purchases_all';

/** The path of one purchase. */
export const purchasePath = ({ _id }: { readonly _id: string }) => `${purchasesPath}/${_id}`;
