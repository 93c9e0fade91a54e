import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { chequeCan } from '../cheque.ts'
import { coversOn } from '../cheque-detail.ts'
import { chequeRedeposited, chequesDeposited } from '../facts.ts'
import { DepositChequesInput, RedepositChequeInput } from '../inputs.ts'
import { present } from '../presenting.ts'
import { belongsTo } from '../slip-queries.ts'
import { heldCheque, mustAllow, told } from '../step.ts'

/** What is due goes out of the safe to the bank. Still nobody has paid. */
export const depositCheques = command({
  name: 'finance.deposit-cheques',
  permission: financePermissions.keepCheques,
  input: DepositChequesInput,
  async run(work, { id, accountId, chequeId: chequeIds }) {
    const done = await before(work, id)
    if (done) return done
    const { number, bank, count, amount } = await present(work, { id, accountId, chequeIds })
    work.record(chequesDeposited, id, { number, bank, count, amount })
    return { id, number }
  },
})

/** One that came back is shown to the bank once more. */
export const redepositCheque = command({
  name: 'finance.redeposit-cheque',
  permission: financePermissions.keepCheques,
  input: RedepositChequeInput,
  async run(work, { id, accountId, chequeId }) {
    const done = await before(work, id)
    if (done) return done
    const cheque = await heldCheque(work, chequeId, financePermissions.keepCheques)
    mustAllow(chequeCan.redeposit, cheque)
    const belongs = await belongsTo({ db: work.tx }, await coversOn({ db: work.tx }, chequeId))
    const { number } = await present(work, { id, accountId, chequeIds: [chequeId], belongs })
    work.record(chequeRedeposited, chequeId, { ...told(cheque), slip: number })
    return { id, number }
  },
})

/** Of two presses of one form the second finds what the first did. */
async function before(work: Work, id: string) {
  await onceFor(work, id)
  const slip = await work.tx.selectFrom('depositSlips').select('number').where('id', '=', id).executeTakeFirst()
  if (!slip) return null
  work.repeated()
  return { id, number: slip.number }
}
