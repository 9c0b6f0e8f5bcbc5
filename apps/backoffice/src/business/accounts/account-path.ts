/** The page of one bank account. */
export const accountPath = (accountId: string) => `/accounts/addEditAccount?accountId=${accountId}`;
