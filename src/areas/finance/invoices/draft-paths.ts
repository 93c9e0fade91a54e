export const draftsPath = '/admin/finance/invoices/drafts'
export const draftPath = (id: string) => `/admin/finance/invoices/new?draft=${id}`
export const proformaPath = (id: string) => `/admin/finance/proformas/${id}/pdf`
