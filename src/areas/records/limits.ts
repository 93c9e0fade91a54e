export const fileLimits = { most: 5, megabytes: 8 } as const
