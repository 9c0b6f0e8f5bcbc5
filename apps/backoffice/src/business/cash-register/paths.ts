export const entryPath = '/external-modules/online-cash-register/entry';
export const entryAddPath = '/external-modules/online-cash-register/entry/add';
