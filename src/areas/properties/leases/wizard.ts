import { addressWith } from '#values/asked.ts'
import { leasePath, leasesPath } from './lease.ts'

/** How a lease is written, step by step; each saves what it asks before the next begins. */
export const wizardSteps = {
  parties: 'الوحدة والطرفان',
  terms: 'المدة والإيجار',
  deposit: 'التأمين المسترد والمرافق',
  schedule: 'الجدول والشيكات',
  review: 'مراجعة وتوقيع',
} as const
export type WizardStep = keyof typeof wizardSteps
export const wizardStepNames = Object.keys(wizardSteps) as [WizardStep, ...WizardStep[]]

export const newLeasePath = `${leasesPath}/new`
export const draftPath = (contractId: string, step: WizardStep = 'terms') =>
  addressWith(`${leasePath(contractId)}/draft`, { step })

/** Where a lease of this unit, or for this customer, begins. */
export const newLeaseAddress = (asked: { unit?: string; party?: string }) => addressWith(newLeasePath, asked)
