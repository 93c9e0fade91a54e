export const vehiclesPath = '/admin/vehicles'
export const vehiclePath = (id: string) => `${vehiclesPath}/${id}`
export const vehiclePapersPath = (id: string) => `${vehiclePath(id)}/documents`
export const classesPath = `${vehiclesPath}/classes`
export const classPath = (id: string) => `${classesPath}/${id}`
export const pricesPath = `${vehiclesPath}/prices`
