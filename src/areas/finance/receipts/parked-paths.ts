export const cashierPath = '/admin/finance/cashier'
export const parkedPath = `${cashierPath}/parked`
