export const ownRequestsPath = '/dashboard/maintenance'
export const ownRequestPath = (id: string) => `${ownRequestsPath}/${id}`
