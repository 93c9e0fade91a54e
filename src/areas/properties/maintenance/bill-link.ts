/** Where finance shows a bill; who may not see bills is told so there. */
export const billPath = (id: string) => `/admin/finance/bills/${id}`
