/** A photo as pages show it; `said` is what whoever does not see it is told. */
export type ShownPhoto = { id: string; said: string | null }

/** Where everybody may fetch it who may see it. */
export const photoPath = (id: string) => `/photos/${id}`
export const smallPhotoPath = (id: string) => `${photoPath(id)}?small`

/** Along its longer side, where many stand beside each other. */
export const smallPhotoSize = 720

/** What is said of it by whoever cannot see it; its place among the others where nobody wrote more. */
export const saidOf = ({ said }: Pick<ShownPhoto, 'said'>, at: number, called: string) => said ?? `صورة ${at + 1} من ${called}`
