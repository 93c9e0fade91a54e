export const importsPath = '/admin/users/import'
export const importPath = (id: string) => `${importsPath}/${id}`
