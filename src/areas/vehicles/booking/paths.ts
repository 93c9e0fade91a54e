export const searchPath = '/services/car-rental'
export const bookPath = `${searchPath}/book`
/** Where a page tells that somebody looked for a car in vain. */
export const noneFreePath = `${searchPath}/none-free`
export const ownCarsPath = '/dashboard/cars'
export const ownCarPath = (contractId: string) => `${ownCarsPath}/${contractId}`
/** By its own link, which whoever booked was sent. */
export const bookingPath = (token: string) => `${searchPath}/booking/${token}`
