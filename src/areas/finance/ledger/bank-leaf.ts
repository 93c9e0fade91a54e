export const heldFor = { operating: 'تشغيلي', trust: 'أمانات' } as const

export type HeldFor = keyof typeof heldFor

export const heldForNames = Object.keys(heldFor) as HeldFor[]

const accountOf: Record<HeldFor, string> = { operating: '1120', trust: '1130' }

export const bankLeaf = ({ id, heldFor: held }: { id: string; heldFor: HeldFor }) => ({ account: accountOf[held], key: id })

/** What tells two accounts at one bank apart. */
export const accountName = ({ bank, iban }: { bank: string; iban: string }) => `${bank} ${iban.slice(-4)}`
