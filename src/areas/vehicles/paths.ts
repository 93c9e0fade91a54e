export const vehiclesPath = '/admin/vehicles'
export const vehiclePath = (id: string) => `${vehiclesPath}/${id}`
export const vehicleLabelPath = (id: string) => `${vehiclePath(id)}/label/pdf`
export const vehicleLabelsPath = `${vehiclesPath}/labels/pdf`
/** As short as it can be: it is drawn as a code. */
export const scanPath = (id: string) => `${vehiclePath(id)}/scan`
export const vehiclePapersPath = (id: string) => `${vehiclePath(id)}/documents`
export const classesPath = `${vehiclesPath}/classes`
export const classPath = (id: string) => `${classesPath}/${id}`
export const pricesPath = `${vehiclesPath}/prices`
export const priceImportsPath = `${pricesPath}/import`
export const priceImportPath = (id: string) => `${priceImportsPath}/${id}`
export const vehicleImportsPath = `${vehiclesPath}/import`
export const vehicleImportPath = (id: string) => `${vehicleImportsPath}/${id}`
export const agreementsPath = `${vehiclesPath}/agreements`
export const newAgreementPath = `${agreementsPath}/new`
export const agreementPath = (id: string) => `${agreementsPath}/${id}`
export const placesPath = `${vehiclesPath}/places`
export const placePath = (id: string) => `${placesPath}/${id}`
export const addOnsPath = `${vehiclesPath}/add-ons`
export const addOnPath = (id: string) => `${addOnsPath}/${id}`
export const rulesPath = `${vehiclesPath}/rules`
export const todayPath = `${vehiclesPath}/today`
export const rentalsPath = `${vehiclesPath}/rentals`
export const rentalImportsPath = `${rentalsPath}/import`
export const rentalImportPath = (id: string) => `${rentalImportsPath}/${id}`
/** Where a car goes out to whoever stands there, without a reservation before. */
export const counterPath = `${rentalsPath}/new`
export const rentalPath = (id: string) => `${rentalsPath}/${id}`
export const depositPaperPath = (id: string) => `${rentalPath(id)}/deposit/pdf`
export const swapPaperPath = (id: string, segmentId: string) => `${rentalPath(id)}/swaps/${segmentId}/pdf`
export const rentalAgreementPath = (id: string) => `${rentalPath(id)}/agreement/pdf`
export const finesPath = `${vehiclesPath}/fines`
export const newFinePath = `${finesPath}/new`
export const fineImportsPath = `${finesPath}/import`
export const fineImportPath = (id: string) => `${fineImportsPath}/${id}`
export const finePath = (id: string) => `${finesPath}/${id}`
export const fineNoticePath = (id: string) => `${finePath(id)}/notice/pdf`
export const claimsPath = `${vehiclesPath}/claims`
export const newClaimPath = `${claimsPath}/new`
export const newDamagePath = `${claimsPath}/new-damage`
export const claimPath = (id: string) => `${claimsPath}/${id}`
export const claimPdfPath = (id: string) => `${claimPath(id)}/pdf`
export const newBorderLetterPath = `${vehiclesPath}/border-letters/new`
export const borderLetterPath = (id: string) => `${vehiclesPath}/border-letters/${id}`
export const borderLetterPdfPath = (id: string) => `${borderLetterPath(id)}/pdf`
export const reportsPath = `${vehiclesPath}/reports`
export const timelinePath = `${vehiclesPath}/calendar`
export const reservationsPath = `${vehiclesPath}/reservations`
export const newReservationPath = `${reservationsPath}/new`
export const noneFreeAtDeskPath = `${vehiclesPath}/reservations/none-free`
export const reservationPath = (id: string) => `${reservationsPath}/${id}`
export const carSheetPath = (id: string) => `${vehiclesPath}/sheets/${id}`
export const newCarSheetPath = (vehicleId: string) => `${vehiclePath(vehicleId)}/sheets/new`
