export const ownPropertiesPath = '/dashboard/properties'
export const ownIncomePath = `${ownPropertiesPath}/income/pdf`
export const ownInspectionPath = (id: string) => `${ownPropertiesPath}/inspection/pdf?inspection=${id}`
