/** How long what a draft is called may be. */
export const draftNameMin = 5;
export const draftNameMax = 50;
export const draftDescriptionMax = 100;
