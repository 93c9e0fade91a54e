import { sql } from 'kysely'
import { partyOnPaper } from '#areas/customers/public.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { onceFor } from '#areas/finance/once.ts'
import { submitPayout } from '#areas/finance/payouts/asking.ts'
import { promisedTo, settledBy } from '#areas/finance/payouts/owed-to-owners.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { PayOwnerInput } from '../inputs.ts'
import { mustReachPool } from '../standing.ts'
import { heldTerms, ownersEver } from '../terms.ts'

const may = financePermissions.preparePayouts

/** All that an owner is owed of what was settled goes to the account that was agreed, once somebody else has agreed to the voucher. */
export const payOwner = command({
  name: 'finance.pay-owner',
  permission: may,
  input: PayOwnerInput,
  async run(work, { id, mandateId, partyId }) {
    await onceFor(work, id)
    const before = await work.tx
      .selectFrom('payouts')
      .select(['number', 'status', 'partyId'])
      .where('id', '=', id)
      .executeTakeFirst()
    // The form of another owner on the same page brought it.
    if (before && before.partyId !== partyId) throw new Refusal('finance.other-owner', 'أُعدّ بهذا النموذج سند آخر. حدّث الصفحة.')
    if (before) {
      work.repeated()
      return { id, number: before.number, isWaiting: before.status === 'submitted', approvalId: null }
    }
    const pool = await heldTerms(work, mandateId)
    mustReachPool(work.actor, may, pool)
    const owner = (await ownersEver(work.tx, pool.mandateId)).find((one) => one.partyId === partyId)
    const party = owner && (await partyOnPaper(work, partyId))
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا المالك. حدّث الصفحة.', 404)
    if (!owner.iban) throw new Refusal('finance.owner-without-iban', 'لا آيبان لهذا المالك في اتفاقيته. اكتبه فيها أولًا.')
    const amount = (await balanceOf(work, { account: '2125', key: partyId })) - (await promisedTo(work, partyId))
    if (amount <= 0n) throw new Refusal('finance.owner-paid', 'لم يبق لهذا المالك شيء يُصرف.')
    const asked = { id, kind: 'owner' as const, branchId: pool.branchId, amount, method: 'bank-transfer' as const, always: true }
    const { rows } = await sql<{ by: string | null }>`select ${settledBy(sql`${partyId}::uuid`)} by`.execute(work.tx)
    const purpose = cut(rows[0]?.by ?? pool.label, 200)
    return submitPayout(work, { ...asked, party, iban: owner.iban, purpose, otherWay: null })
  },
})
