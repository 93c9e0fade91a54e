/** One upload of a phone: so many pictures, each as large as a camera makes it. */
export const photoLimits = { most: 8, megabytes: 8 } as const
export const mostPhotos = 40

/** Along its longer side, where many stand beside each other. */
export const smallSize = 720

export const photoWays = { first: 'إلى الغلاف', earlier: 'قدّمها', later: 'أخّرها' } as const
export type PhotoWay = keyof typeof photoWays
export const photoWayNames = Object.keys(photoWays) as [PhotoWay, ...PhotoWay[]]

/** Where everybody may fetch it who may see it. */
export const photoPath = (id: string) => `/photos/${id}`
export const smallPhotoPath = (id: string) => `${photoPath(id)}?small`

/** What is said of it by whoever cannot see it; its place among the others where nobody wrote more. */
export const saidOf = ({ said }: { said: string | null }, at: number, called: string) => said ?? `صورة ${at + 1} من ${called}`
