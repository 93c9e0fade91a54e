/** Where finance shows an invoice and a bill; who may not see bills is told so there. */
export const invoicePath = (id: string) => `/admin/finance/invoices/${id}`
export const billPath = (id: string) => `/admin/finance/bills/${id}`
