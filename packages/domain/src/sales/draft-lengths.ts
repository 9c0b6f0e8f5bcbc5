/** The minimum and maximum lengths of the name and the description of a draft, in characters. */
export const draftNameMin = 5;
export const draftNameMax = 50;
export const draftDescriptionMax = 100;
