export const draftsPath = '/admin/finance/invoices/drafts'
export const draftPath = (id: string) => `/admin/finance/invoices/new?draft=${id}`
