import { z } from 'zod'
import { dayOf, isDay } from '#values/days.ts'

export type Fault = [field: string, message: string]

/** A fault that the shape of a form cannot know of, told under its field like any other. */
export const fieldFault = (...fault: Fault) => fieldFaults([fault])

export const fieldFaults = (faults: readonly Fault[]) => new z.ZodError(issuesOf(faults))

export const issuesOf = (faults: readonly Fault[]) =>
  faults.map(([field, message]) => ({ code: 'custom' as const, path: [field], message, input: undefined }))

/** A day of what was done already cannot be to come: by the clock, so that it is told with whatever else is wrong. */
export const notToCome =
  (field: string, message: string) =>
  (typed: Readonly<Record<string, unknown>>, now: Date): Fault[] => {
    const day = String(typed[field])
    return isDay(day) && day > dayOf(now) ? [[field, message]] : []
  }
