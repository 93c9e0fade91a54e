/** One upload of a phone: so many pictures, each as large as a camera makes it. */
export const photoLimits = { most: 8, megabytes: 8 } as const
export const mostPhotos = 40

export const photoWays = { first: 'إلى الغلاف', earlier: 'قدّمها', later: 'أخّرها' } as const
export type PhotoWay = keyof typeof photoWays
export const photoWayNames = Object.keys(photoWays) as [PhotoWay, ...PhotoWay[]]
