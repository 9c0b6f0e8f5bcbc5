export const wtnPath = '/wtn';
export const newNotePath = '/wtn/new';

/** The page of one note. */
export const notePath = ({ _id }: { readonly _id: string }) => `${wtnPath}/${_id}`;
