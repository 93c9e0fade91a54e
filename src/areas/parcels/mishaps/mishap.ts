/** Before it is done away with both sides are told so often, and the last time so many days before. */
export const leastWarnings = 2
export const warningDays = 7

/** Pictures of what is damaged, at least. */
export const leastPhotos = 2

/** Where it was looked for before anybody says that it is lost. */
export const searchedPlaces = {
  shelves: 'رفوف الفرع كلها',
  bag: 'الأكياس وبياناتها',
  courier: 'مركبة المندوب',
  branch: 'الفرع الآخر',
} as const
export type SearchedPlace = keyof typeof searchedPlaces
export const searchedPlaceNames = Object.keys(searchedPlaces) as [SearchedPlace, ...SearchedPlace[]]

/** What pictures are taken of. */
export type PicturedStep = 'damaged' | 'disposed' | 'attempt-failed'
