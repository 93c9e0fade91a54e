import type { Selectable } from 'kysely'
import { post } from '#areas/finance/ledger/books.ts'
import { chequeMoved } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { type ChequeState, chequeSource, chequeStates, vaultAccount } from './cheque.ts'

export type Cheque = Selectable<Database['cheques']>

/** Holds a cheque until the transaction ends; before its charges and receipts, as everywhere. What lies outside one's reach is not there. */
export async function heldCheque(work: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const cheque = await work.tx.selectFrom('cheques').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  mustReach(work.actor, permission, cheque)
  return cheque
}

type Can = (thing: { status: string }) => boolean

/** Of two who say what became of it, one is late. */
export function mustAllow(can: Can, cheque: Cheque) {
  if (!can(cheque)) throw new Refusal('finance.cheque-moved', `هذا الشيك ${chequeStates[cheque.status]}. حدّث الصفحة.`)
}

type Step = {
  status: ChequeState
  purpose: string
  onDay: string
  reason?: string
  slipId?: string | null
  receiptId?: string | null
  replacedBy?: string
  bankFee?: bigint | undefined
  feeInvoiceId?: string | undefined
}

/** A held cheque becomes something else: its row, what is posted of it in the vault, and the step that stays. */
export async function takeStep(work: Work, cheque: Cheque, { purpose, reason = '', replacedBy, ...step }: Step) {
  const id = work.newId()
  const { status, slipId = cheque.slipId, receiptId = null } = step
  await work.tx
    .updateTable('cheques')
    .set({ status, slipId, receiptId: status === 'cleared' ? receiptId : null, ...(replacedBy ? { replacedBy } : {}) })
    .where('id', '=', cheque.id)
    .where('status', '=', cheque.status)
    .execute()
  const journalId = await moved(work, cheque, { id, purpose, status, memo: memoOf(cheque, status, reason) })
  await writeStep(work, { id, chequeId: cheque.id, ...step, slipId, receiptId, reason: reason || null, journalId })
  return id
}

const memoOf = ({ number, bank }: Cheque, status: ChequeState, reason: string) =>
  cut(`شيك ${number}، ${bank}: ${chequeStates[status]}${reason && `، ${reason}`}`, 200)

type Move = { id: string; purpose: string; status: ChequeState; memo: string }

async function moved(work: Work, cheque: Cheque, { id, purpose, status, memo }: Move) {
  const [from, to] = [vaultAccount(cheque.status), vaultAccount(status)]
  if (from === to) return null
  const { journalId } = await post(work, {
    source: { kind: chequeSource, id, purpose },
    memo,
    transfers: chequeMoved(cheque, from, to),
  })
  return journalId
}

type Written = Pick<Step, 'status' | 'onDay' | 'bankFee' | 'feeInvoiceId'> & {
  id: string
  chequeId: string
  slipId: string | null
  receiptId: string | null
  reason: string | null
  journalId: string | null
  undoes?: string
}

export const writeStep = ({ tx, actor, now }: Work, { bankFee = 0n, feeInvoiceId, undoes, ...row }: Written) =>
  tx
    .insertInto('chequeSteps')
    .values({
      ...row,
      bankFee: bankFee > 0n ? bankFee : null,
      feeInvoiceId: feeInvoiceId ?? null,
      undoes: undoes ?? null,
      takenBy: actor.id,
      takenAt: now(),
    })
    .execute()

export const told = ({ number, bank, partyId, amount }: Cheque) => ({ number, bank, partyId, amount })

/** The step that settled it, and the one before, which says where it lay. */
export async function lastSteps({ tx }: Pick<Work, 'tx'>, { id }: Cheque) {
  const [settled, before] = await tx
    .selectFrom('chequeSteps')
    .select(['status', 'journalId'])
    .where('chequeId', '=', id)
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute()
  if (!settled?.journalId || !before) throw new Refusal('finance.cheque-moved', 'تغيّر هذا الشيك. حدّث الصفحة.')
  return [{ journalId: settled.journalId }, before] as const
}
