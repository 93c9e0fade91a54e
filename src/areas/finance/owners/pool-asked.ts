export const poolsPath = '/admin/finance/owners'
export const poolPath = (mandateId: string) => `${poolsPath}/${mandateId}`
