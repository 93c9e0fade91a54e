import { propertiesPath } from '#areas/properties/property.ts'
import { daysAfter } from '#values/days.ts'

export const leaseKind = 'lease'

export const lateRules = { none: 'بلا رسم', fixed: 'مبلغ ثابت', percent: 'نسبة من القسط' } as const
export type LateRule = keyof typeof lateRules

export const utilitiesBy = { tenant: 'المستأجر', owner: 'المالك' } as const
export type UtilitiesBy = keyof typeof utilitiesBy

export const paymentMethods = { cheques: 'شيكات', transfer: 'تحويل', cash: 'نقد' } as const
export type PaymentMethod = keyof typeof paymentMethods

export const feePayers = { owner: 'المؤجر', tenant: 'المستأجر', company: 'الشركة' } as const
export type FeePayer = keyof typeof feePayers

/** How the fee of the municipality is paid, as far as it is ours to charge. */
export const feeWays = {
  now: 'تدفعه الشركة، ويُحمَّل الآن',
  later: 'تدفعه الشركة، ويُحمَّل لاحقًا',
  self: 'دفعه للبلدية بنفسه',
} as const
export const feeWayNames = ['now', 'later', 'self'] as const

/** Where we bear it ourselves it is a cost of ours: nobody else pays the municipality. */
export const ownFeeWays = { now: 'فاتورة علينا للبلدية الآن', later: 'فاتورة علينا للبلدية لاحقًا' } as const

/** What becomes of a lease of which nobody gave notice. */
export const afterTerms = { yes: 'يتجدد لمدة مماثلة', no: 'ينتهي' } as const

export const registrationStates = {
  'not-required': 'غير لازم',
  'not-registered': 'لم يوثَّق',
  submitted: 'قُدّم للتوثيق',
  registered: 'موثَّق',
  expired: 'انتهى توثيقه',
} as const
export type RegistrationState = keyof typeof registrationStates

/** By law a lease is registered within a month of its signing. */
export const daysToRegister = 30
export const registerUntil = (signedOn: string) => daysAfter(signedOn, daysToRegister)

/** So many days before it is due an instalment is demanded. */
export const daysToDemand = 7

export const leasesPath = `${propertiesPath}/leases`
export const leasePath = (contractId: string) => `${leasesPath}/${contractId}`
export const renewLeasePath = (contractId: string) => `${leasePath(contractId)}/renew`

export const rentRunPath = `${propertiesPath}/rent-run`

/** The last day of notice: after it the law renews what goes on by itself. */
export const noticeBy = ({ endsOn, noticeDays, goesOn }: { endsOn: string; noticeDays: number; goesOn: boolean }) =>
  goesOn ? daysAfter(endsOn, -noticeDays) : endsOn

/** What follows when a tenant would stay, and when the unit comes back, as the rules of these tasks are called. */
export const renewalTask = (contractId: string) => ({ rule: 'lease-renewal-asked', subject: { kind: leaseKind, id: contractId } })
export const registerTask = (contractId: string) => ({ rule: 'lease-registration', subject: { kind: leaseKind, id: contractId } })
export const feeTask = (contractId: string) => ({ rule: 'municipal-fee', subject: { kind: leaseKind, id: contractId } })
export const unregisterTask = (contractId: string) => ({ rule: 'lease-unregister', subject: { kind: leaseKind, id: contractId } })
export const chequesBackTask = (contractId: string) => ({
  rule: 'lease-cheques-back',
  subject: { kind: leaseKind, id: contractId },
})
export const handBackTask = (contractId: string) => ({ rule: 'lease-hand-back', subject: { kind: leaseKind, id: contractId } })
