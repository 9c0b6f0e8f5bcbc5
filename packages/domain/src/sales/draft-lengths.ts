/** The length limits of the name of a draft. */
export const draftNameMin = 5;
export const draftNameMax = 50;
export const draftDescriptionMax = 100;
