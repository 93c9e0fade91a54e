import { sql } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashOf } from './link.ts'
import { type Standing, standingOf } from './signing.ts'

/** Its contract waits for signatures, on this very paper. */
const isOpen = sql<boolean>`coalesce(contracts.state = 'pending-signature' and contracts.signed_on is null
  and contract_papers.made_at >= contracts.sent_at, false)`

/** Signatures with the contract and the paper they are for. */
export const signings = (db: Db | Tx) =>
  db
    .selectFrom('contractSignings')
    .innerJoin('contracts', 'contracts.id', 'contractSignings.contractId')
    .innerJoin('contractPapers', 'contractPapers.id', 'contractSignings.paperId')
    .selectAll('contractSignings')
    .select([
      'contracts.number',
      'contracts.kind',
      'contracts.title',
      'contracts.branchId',
      'contracts.value',
      'contracts.partyId as firstPartyId',
      isOpen.as('isOpen'),
    ])
    .select(['contractPapers.sha256 as paperSha256', 'contractPapers.madeAt'])
export type Signing = Awaited<ReturnType<ReturnType<typeof signings>['executeTakeFirstOrThrow']>>

/** The one a link opens; the links sent before it open none. */
export async function signingOfLink({ db }: { db: Db | Tx }, token: string | undefined) {
  if (!token) return null
  return (await signings(db).where('linkHash', '=', hashOf(token)).executeTakeFirst()) ?? null
}

/** What the company itself is to sign, of the paper a contract was sent on last. */
export async function signingOfCompany({ db }: { db: Db | Tx }, contractId: string) {
  const own = signings(db).where('contractSignings.contractId', '=', contractId).where('contractSignings.partyId', 'is', null)
  return (await own.orderBy('contractPapers.place', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** Held together with its contract: nobody signs, takes back or gives up meanwhile. */
export async function heldSigning({ tx }: Pick<Work, 'tx'>, id: string) {
  const { contractId } = await tx
    .selectFrom('contractSignings')
    .select('contractId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx.selectFrom('contracts').select('id').where('id', '=', contractId).forUpdate().executeTakeFirstOrThrow()
  return signings(tx).where('contractSignings.id', '=', id).executeTakeFirstOrThrow()
}

const closed: Record<Exclude<Standing, 'requested'>, string> = {
  signed: 'وُقّع هذا العقد من قبل، ولا يُوقّع مرتين.',
  declined: 'رُفض توقيع هذا العقد. اطلب من المكتب رابطًا جديدًا إن عدلت عن الرفض.',
  expired: 'انتهت مهلة هذا الرابط. اطلب من المكتب رابطًا جديدًا.',
  withdrawn: 'سُحب هذا العقد، ولم يعد مطلوبًا توقيعه. يصلك رابط جديد إن أُرسل من جديد.',
}

/** Signed, declined or withdrawn in the meantime, it takes nothing more. */
export function mustBeWanted(signing: Signing, now: Date) {
  const standing = standingOf(signing, now)
  if (standing !== 'requested') throw new Refusal(`contracts.signing-${standing}`, closed[standing], 410)
}

/** What was taken back is corrected or given up: its words are read by nobody any more as if they were still meant. */
export function mustStandYet(signing: Signing, now: Date) {
  if (standingOf(signing, now) === 'withdrawn') throw new Refusal('contracts.signing-withdrawn', closed.withdrawn, 410)
}

export const isSigned = (signing: Signing) => signing.state === 'signed'

/** Who is meant to sign it: the customer by the record; for the company, whoever signs for it. */
export async function signerNamed(asked: Pick<Ctx, 'db'> | Pick<Work, 'tx'>, { partyId }: Pick<Signing, 'partyId'>) {
  if (!partyId) return null
  const [named] = await customersNamed('tx' in asked ? { tx: asked.tx } : { db: asked.db }, [partyId])
  return named?.name ?? ''
}
