import { heldAccountOf } from '#areas/finance/cash/bank-account.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { moneyIn } from '#platform/imports/cells.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { bankReconciled } from '../facts.ts'
import { ReconcileInput } from '../inputs.ts'
import { standingOn, whyNotLocked } from '../reconciliation.ts'
import { olderInWords, olderUnseen } from '../unshown.ts'

/** A month of an account in which every line is explained is locked: nothing of it is matched anew. */
export const reconcile = command({
  name: 'finance.reconcile-bank',
  permission: financePermissions.lockPeriods,
  input: ReconcileInput,
  async run(work, { accountId, until, stated: typed, explained }) {
    const account = await heldAccountOf(work, accountId)
    if (until >= dayOf(work.now())) throw fieldFault('until', 'اختر أمس أو يومًا قبله، فاليوم لم ينتهِ.')
    if (account.lockedTo && until <= account.lockedTo)
      throw fieldFault('until', `أُقفلت المطابقة حتى ${dayInWords(account.lockedTo)}. اختر يومًا بعده.`)
    const standing = await standingOn(work, account, until)
    if (!standing) throw new Refusal('finance.no-statement', 'لا كشف لهذا الحساب حتى هذا اليوم. ارفع كشفه أولًا.')
    const why = whyNotLocked(standing)
    if (why) throw new Refusal('finance.not-reconciled', why)
    if (moneyIn(typed) !== standing.added)
      throw fieldFault('stated', `الأسطر المحفوظة توصل إلى ${inRials(standing.added)} راجع الرصيد في كشف البنك.`)
    const older = await olderUnseen(work, account, until)
    if (older.length > 0 && !explained) throw fieldFault('explained', olderInWords(older))
    const sums = { stated: standing.added, booked: standing.booked }
    const row = {
      id: work.newId(),
      accountId,
      until,
      ...sums,
      explained: explained ?? null,
      lockedBy: work.actor.id,
      lockedAt: work.now(),
    }
    await work.tx.insertInto('bankReconciliations').values(row).execute()
    await work.tx
      .updateTable('bankLines')
      .set({ status: 'locked' })
      .where('accountId', '=', accountId)
      .where('day', '<=', until)
      .where('status', '=', 'matched')
      .execute()
    work.record(bankReconciled, accountId, { bank: account.bank, until, ...sums, ...(explained && { explained }) })
    return { accountId }
  },
})
