/** The name under which notes stand among the documents the tax authority hears of. */
export const noteDocumentKind = 'wtn';
