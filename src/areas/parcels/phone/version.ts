/** The version of the agreement between phone and office: an older page is asked to load itself anew. */
export const phoneVersion = 1
