import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

/** As typed, before and after; null is "not set". */
const changes = z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() }))
export const settingsChanged = definePublicFact('company.settings-changed', z.object({ changes }))
/** What belongs together, as it was in an earlier version. */
export const settingsRestored = definePublicFact('company.settings-restored', z.object({ restored: z.number(), changes }))

export const logoSet = definePublicFact('company.logo-set', z.object({ name: z.string() }))
export const logoRemoved = definePublicFact('company.logo-removed', z.object({}))

/** The branch is the subject. */
const branch = z.object({
  code: z.string(),
  nameAr: z.string(),
  wilayat: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  officeId: z.string().nullish(),
})
export const branchAdded = definePublicFact('company.branch-added', branch)
export const branchChanged = definePublicFact('company.branch-changed', z.object({ before: branch, after: branch }))
export const branchClosed = definePublicFact('company.branch-closed', z.object({ code: z.string(), nameAr: z.string() }))

/** The day is the subject: YYYY-MM-DD. */
const holiday = z.object({ name: z.string() })
export const holidayAdded = definePublicFact('company.holiday-added', holiday.extend({ confirmed: z.boolean() }))
export const holidayConfirmed = definePublicFact('company.holiday-confirmed', holiday)
export const holidayRemoved = definePublicFact('company.holiday-removed', holiday)
