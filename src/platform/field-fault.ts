import { z } from 'zod'

export type Fault = [field: string, message: string]

/** A fault that the shape of a form cannot know of, told under its field like any other. */
export const fieldFault = (...fault: Fault) => fieldFaults([fault])

export const fieldFaults = (faults: readonly Fault[]) => new z.ZodError(issuesOf(faults))

export const issuesOf = (faults: readonly Fault[]) =>
  faults.map(([field, message]) => ({ code: 'custom' as const, path: [field], message, input: undefined }))
