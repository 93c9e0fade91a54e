/** A key of trial does all a live one does, and keeps nothing of it. */
export const keyModes = { live: 'يعمل', test: 'للتجربة، ولا يُحفظ منه شيء' } as const
export type KeyMode = keyof typeof keyModes
export const keyModeNames = Object.keys(keyModes) as [KeyMode, ...KeyMode[]]

export const scopes = { parcels: 'الطرود', money: 'المبالغ', webhooks: 'التنبيهات' } as const
export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as Scope[]
/** What a key does not reach, because it was made before there was such a thing. */
export const missingScopes = (given: readonly Scope[]) => scopeNames.filter((scope) => !given.includes(scope))

/** So many are open of each mode: the new one is put in use before the old one is ended. */
export const mostKeys = 2
export const apiPath = '/api/v1'
