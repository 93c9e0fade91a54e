import type { Contract } from '#areas/contracts/held.ts'
import type { Ctx } from '#platform/context.ts'
import { draftPaper } from '../templates/contract-paper.ts'
import { sentPaper } from '../templates/sent-paper.ts'
import { paperSignedByHand } from './paper-signed.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'files' | 'contractKinds' | 'origin'>
type One = Pick<Contract, 'id' | 'kind' | 'number' | 'state' | 'sentAt' | 'signedOn' | 'signedWay' | 'signedFileId'>

/** The paper with its signatures, else as it was sent; null before that. */
export async function signedOrSent(ctx: Reader, one: One) {
  const paper = await sentPaper(ctx, one)
  return paper && one.signedWay === 'paper' ? paperSignedByHand(ctx, one, paper) : (paper?.bytes ?? null)
}

/** And before that as it would be sent now. */
export const paperNow = async (ctx: Reader, one: One) => (await signedOrSent(ctx, one)) ?? (await draftPaper(ctx, one))

const rowOf = ({ db }: Reader, id: string) => db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirst()

/** The paper of one contract, whoever asks; `sent` leaves out what is only a draft. */
export async function paperOfContract(ctx: Reader, id: string, { sent = false } = {}) {
  const one = await rowOf(ctx, id)
  return one ? (sent ? signedOrSent(ctx, one) : paperNow(ctx, one)) : null
}
