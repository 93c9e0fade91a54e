export const holdStates = { held: 'محجوز', captured: 'حُصّل', released: 'رُفع' } as const
export type HoldState = keyof typeof holdStates

export const cardHoldSource = 'card-hold'
