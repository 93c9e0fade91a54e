/** In which form a paper is printed: for the file, for whoever reads no Arabic, and for the small printer of the counter. */
export const paperForms = { sheet: 'عربي', both: 'عربي وإنجليزي', slip: 'شريط 80 مم' } as const
export type PaperForm = keyof typeof paperForms

/** What it is a paper of. */
export type PaperKind = 'invoice' | 'receipt'

/** A reversed receipt is another paper: it says so across the page. */
export type PaperState = 'issued' | 'reversed'
