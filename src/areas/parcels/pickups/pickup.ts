export const pickupStates = { requested: 'جديد', scheduled: 'محدد الموعد', collected: 'استُلم', cancelled: 'ملغى' } as const
export type PickupState = keyof typeof pickupStates
export const pickupStateNames = Object.keys(pickupStates) as [PickupState, ...PickupState[]]

export const pickupTones = { requested: 'warning', scheduled: 'info', collected: 'success', cancelled: 'muted' } as const

export const isOpenPickup = (state: PickupState) => state === 'requested' || state === 'scheduled'
