const receiptsPath = '/admin/finance/receipts'
export const receiptPath = (id: string) => `${receiptsPath}/${id}`
