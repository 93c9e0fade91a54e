import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { returnFiled } from './filed.ts'
import type { Journal, Transfer } from './journal.ts'
import { openingAccount } from './opening.ts'
import { besideOthers } from './period.ts'
import { mustNotBeSignedOff } from './sign-off.ts'

/** All that posting asks of whoever works: a command, or what hears of one. */
export type Posting = Pick<Work, 'tx' | 'actor' | 'now' | 'newId'>

type Posted = Pick<Journal, 'source' | 'memo'> & { day: string; reverses: string | null }

/** What the books answer: that it is posted, or what keeps it from that. */
export type Outcome = { fault: Fault | null; about: string; asked: bigint; there: bigint }
type Fault = 'locked' | 'filed' | 'stopped' | 'posted-before' | 'below-zero'

/** The journal and its rows, in one step of the database: what it finds wrong there is said here. */
export async function write(work: Posting, posted: Posted, transfers: readonly Transfer[]) {
  if (transfers.some(isOpening)) {
    await besideOthers(work)
    await mustNotBeSignedOff(work)
  }
  const { id, entry, moves } = written(work, posted, transfers)
  const { rows } = await sql<Outcome & { sequence: bigint }>`
    select * from post_journal(${entry}, ${moves}) ${often}`.execute(work.tx)
  const { sequence } = mustBePosted(rows[0], posted)
  return { journalId: id, number: Number(sequence), day: posted.day }
}

const isOpening = ({ debit, credit }: Transfer) => debit.account === openingAccount || credit.account === openingAccount

/** The journal as the database takes it. */
export function written(work: Posting, { source, memo, day, reverses }: Posted, transfers: readonly Transfer[]) {
  const id = work.newId()
  const happened = { source: source.kind, source_id: source.id, purpose: source.purpose }
  const entry = { id, day, memo, reverses, ...happened, posted_by: work.actor.id, posted_at: work.now() }
  return { id, entry: JSON.stringify(entry), moves: JSON.stringify(transfers.map(asRow)) }
}

/** Says no to whoever asked for what the books do not take. */
export function mustBePosted<Answer extends Outcome>(answer: Answer | undefined, { reverses }: Pick<Posted, 'reverses'>) {
  if (!answer) throw new Error('the books said nothing')
  if (answer.fault) throw refusals[answer.fault]({ ...answer, reverses })
  return answer
}

const asRow = ({ debit, credit, amount, line, partyId, branchId, contractId, resourceId, projectId }: Transfer) => ({
  ...{ debit_account: debit.account, debit_key: debit.key ?? '', credit_account: credit.account, credit_key: credit.key ?? '' },
  ...{ amount: String(amount), line, party_id: partyId, branch_id: branchId },
  ...{ contract_id: contractId, resource_id: resourceId, project_id: projectId },
})

const refusals: Record<Fault, (of: Outcome & { reverses: string | null }) => Refusal> = {
  locked: ({ about }) => new Refusal('finance.period-locked', `الفترة مقفلة حتى ${dayInWords(about)}. رحّل بتاريخ بعده.`),
  filed: ({ about }) => returnFiled(about),
  stopped: ({ about }) => new Refusal('finance.account-stopped', `حساب «${about}» موقوف. اختر حسابًا آخر، أو أعد استخدامه.`),
  'posted-before': ({ reverses }) =>
    reverses
      ? new Refusal('finance.reversed-before', 'عُكس هذا القيد من قبل. حدّث الصفحة.')
      : new Refusal('finance.posted-before', 'رُحّلت هذه العملية من قبل. حدّث الصفحة.'),
  'below-zero': ({ about, asked, there }) =>
    new Refusal('finance.below-zero', `المطلوب ${inRials(asked)} وفي «${about}» ${inRials(there)} فقط.`),
}

/** What a journal holds, as it was posted. */
export async function transfersOf({ tx }: Pick<Work, 'tx'>, journalId: string): Promise<Transfer[]> {
  const rows = await tx
    .selectFrom('transfers')
    .innerJoin('leaves as d', 'd.id', 'transfers.debit')
    .innerJoin('leaves as c', 'c.id', 'transfers.credit')
    .select(['d.account as debitAccount', 'd.key as debitKey', 'c.account as creditAccount', 'c.key as creditKey', 'amount'])
    .select(['line', 'partyId', 'branchId', 'contractId', 'resourceId', 'projectId'])
    .where('journal', '=', journalId)
    .orderBy('transfers.id')
    .execute()
  return rows.map(({ debitAccount, debitKey, creditAccount, creditKey, ...row }) => ({
    ...row,
    debit: { account: debitAccount, key: debitKey },
    credit: { account: creditAccount, key: creditKey },
  }))
}
