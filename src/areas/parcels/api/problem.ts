import { z } from 'zod'
import { isRefusal } from '#platform/refusal.ts'

export type Problem = {
  status: number
  code: string
  detail: string
  errors?: { field: string; message: string }[]
  headers?: Record<string, string>
}

/** What went wrong, as programs read it (RFC 9457), with a sentence for whoever reads their log. */
export const Problems = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
})

export const isProblem = (thrown: unknown): thrown is Problem =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'code' in thrown && 'detail' in thrown

/** Where the form of a screen says it otherwise than a program does. */
const named: Record<string, string> = {
  ...{ senderReference: 'reference', recipientName: 'recipient.name', recipientPhone: 'recipient.phone', weight1: 'pieces' },
  ...{ place: 'address.place', quarter: 'address.quarter', landmark: 'address.landmark', building: 'address.building' },
}

const sentences: Partial<Record<string, string>> = {
  unrecognized_keys: 'حقل لا نعرفه.',
  invalid_type: 'ينقص هذا الحقل، أو نوعه غير صحيح.',
}

export function faultsIn(error: z.ZodError) {
  return error.issues.flatMap(({ code, path, message, ...issue }) => {
    const at = path.map(String).join('.')
    const said = /^(Invalid|Unrecognized|Too)/.test(message) ? (sentences[code ?? ''] ?? 'قيمة غير صحيحة.') : message
    const keys = code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : ['']
    return keys.map((key) => ({ field: named[at] ?? ([at, key].filter(Boolean).join('.') || 'body'), message: said }))
  })
}

/** A no of ours as a problem; null for what is a bug. */
export function problemOf(thrown: unknown): Problem | null {
  if (isRefusal(thrown)) return { status: statusOf(thrown.status), code: thrown.code, detail: thrown.message }
  if (thrown instanceof z.ZodError) {
    const errors = faultsIn(thrown)
    return { status: 422, code: 'invalid', detail: errors[0]?.message ?? 'في الطلب ما لا يصح.', errors }
  }
  return isProblem(thrown) ? thrown : null
}

/** A refusal of a screen is a conflict with how things stand. */
const statusOf = (status: number) => ([400, 422].includes(status) ? 409 : status)
