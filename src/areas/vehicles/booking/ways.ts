/** How somebody asked for a car of which none was free. */
export type AskedBy = 'web' | 'desk'
