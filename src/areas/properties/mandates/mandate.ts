import { propertiesPath } from '#areas/properties/property.ts'

/** What the company is paid for looking after a property. */
export const commissionKinds = {
  'percent-of-collected': 'نسبة مما يُحصَّل',
  'percent-of-billed': 'نسبة مما يُستحق',
  fixed: 'مبلغ ثابت كل شهر',
} as const
/** The same after its figure: «5% مما يُحصَّل». */
export const commissionOf = {
  'percent-of-collected': 'مما يُحصَّل',
  'percent-of-billed': 'مما يُستحق',
  fixed: 'كل شهر',
} as const satisfies Record<keyof typeof commissionKinds, string>

export type CommissionKind = keyof typeof commissionKinds
export const commissionKindNames = Object.keys(commissionKinds) as [CommissionKind, ...CommissionKind[]]

export const depositHolders = { company: 'الشركة', owner: 'المالك' } as const
export type DepositHolder = keyof typeof depositHolders

export const lateFeeTakers = { owner: 'المالك', company: 'الشركة' } as const
export type LateFeeTaker = keyof typeof lateFeeTakers

export const statementEveries = { month: 'كل شهر', quarter: 'كل 3 أشهر', year: 'كل سنة' } as const
export type StatementEvery = keyof typeof statementEveries

export const mandateKind = 'management-mandate'
export const mandatesPath = `${propertiesPath}/mandates`
export const mandatePath = (id: string) => `${mandatesPath}/${id}`

export const mandatesPerPage = 25

/** So long before a power of attorney runs out somebody is asked to renew it. */
export const daysToRenewPower = 60

/** What is over is not written anew. */
export const mandateIsOver = (state: string) => ['ended', 'closed', 'cancelled', 'terminated-early'].includes(state)

export const mandateIsInForce = (state: string) => ['active', 'suspended', 'notice-given'].includes(state)
