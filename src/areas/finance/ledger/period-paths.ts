export const periodsPath = '/admin/finance/periods'
