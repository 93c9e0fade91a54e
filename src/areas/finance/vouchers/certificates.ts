import { randomBytes } from 'node:crypto'
import type { Work } from '#platform/context.ts'

export type Certificate = { id: string; label: string; number: string; day: string; total: bigint }

/** A paper of another area that is verified where ours are; its code. */
export async function certify({ tx }: Pick<Work, 'tx'>, certificate: Certificate) {
  const token = randomBytes(16).toString('hex')
  await tx
    .insertInto('certificates')
    .values({ ...certificate, token })
    .execute()
  return token
}
