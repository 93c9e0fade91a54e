import type { SubmissionState } from './submission.ts'

type Answer = { state: Exclude<SubmissionState, 'queued'>; reference: string | null; answer: string | null }

/**
 * Whoever is accredited to take electronic invoices and pass them on. Handing one over again under the same uuid is the same
 * invoice; what it says later is asked by its reference.
 */
export type Provider = {
  name: string
  submit: (paper: { xml: string; uuid: string; number: string }) => Promise<Answer>
  standing: (reference: string) => Promise<Answer>
}
