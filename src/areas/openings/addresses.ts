export const importsPath = '/admin/finance/opening'
