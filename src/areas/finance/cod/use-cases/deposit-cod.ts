import { sendCash } from '#areas/finance/cash/sending.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { codDeposited } from '../facts.ts'
import { DepositCodInput } from '../inputs.ts'

const may = financePermissions.moveCash

/** Cash that belongs to merchants goes to the bank by the names of its parcels, and never less than they come to. */
export const depositCod = command({
  name: 'finance.deposit-cod',
  permission: may,
  input: DepositCodInput,
  async run(work, { moveId, account, amount, slip = null, cod: asked }) {
    const ids = [...new Set(asked)]
    const sent = await sendCash(work, { id: moveId, to: `bank:${account}`, amount, slip, field: 'account' })
    if (!sent) {
      work.repeated()
      return { moveId }
    }
    const named = await work.tx
      .updateTable('cods')
      .set({ moveId })
      .where('id', 'in', ids)
      .where('moveId', 'is', null)
      .where('confirmedBy', 'is', null)
      .where('reversedBy', 'is', null)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('way', '=', 'box'),
          exists(
            selectFrom('codHandOvers as h')
              .select('h.id')
              .whereRef('h.id', '=', 'cods.handOverId')
              .where('h.status', '=', 'settled'),
          ),
        ]),
      )
      .returning(['branchId', 'cods.amount'])
      .execute()
    if (named.length < ids.length) throw fieldFault('cod', 'أُودع بعض ما اخترته من قبل. حدّث الصفحة واختر من جديد.')
    for (const { branchId } of named) mustReach(work.actor, may, { branchId })
    const sum = named.reduce((total, one) => total + one.amount, 0n)
    if (amount < sum) throw fieldFault('amount', `مبالغ هذه الطرود ${inRials(sum)} لا يُودَع أقل منها.`)
    work.record(codDeposited, moveId, { number: sent.number, count: named.length, amount: sum, bank: sent.to })
    return { moveId }
  },
})
