import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { unsettledCards } from '../entries.ts'
import { SettleCardsInput } from '../inputs.ts'
import { heldLine, mustBeNew, postAs } from '../lines.ts'
import { settled } from '../rules.ts'
import { inputTax, mustBeOurs } from '../taxed.ts'

/** The machine of the counter: all cards settle with one provider. */
const provider = 'pos'

/** The provider pays out what came by card; what is missing of it is what it kept. */
export const settleCards = command({
  name: 'finance.settle-cards',
  permission: financePermissions.matchBank,
  input: SettleCardsInput,
  async run(work, { lineId, part: asked, feeVat: vat }) {
    const line = await heldLine(work, lineId)
    mustBeNew(line)
    mustBeOurs(line.account, 'تسوية بطاقات')
    const takings = new Map((await unsettledCards(work, line.day)).map((taking) => [taking.id, taking]))
    const parts = [...new Set(asked)]
    if (parts.some((id) => !takings.has(id)))
      throw new Refusal('finance.card-settled-before', 'سُوّي بعض ما اخترته، أو عُكس سنده. حدّث الصفحة.')
    const gross = parts.reduce((sum, id) => sum + (takings.get(id)?.amount ?? 0n), 0n)
    if (line.amount < 0n || gross < line.amount)
      throw fieldFault('part', `ما اخترته ${inRials(gross)}، وهو أقل مما وصل: ${inRials(line.amount)} اختر بقيته.`)
    if (gross > line.amount * 2n) throw fieldFault('part', `ما اخترته ${inRials(gross)}، وهو أكثر من ضعف ما وصل. راجع ما اخترت.`)
    const tax = await inputTax(work, vat, { fee: gross - line.amount, day: line.postedOn })
    const transfers = settled(line.leaf, { ...tax, provider, paid: line.amount })
    const journalId = await postAs(work, line, { kind: 'card', transfers })
    const id = work.newId()
    const settlement = { id, lineId, provider, gross, fee: tax.fee, feeVat: tax.vat, journalId }
    await work.tx.insertInto('cardSettlements').values(settlement).execute()
    const taken = await work.tx
      .insertInto('settledParts')
      .values(parts.map((partId) => ({ partId, settlementId: id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('partId')
      .execute()
    if (taken.length < parts.length)
      throw new Refusal('finance.card-settled-before', 'سُوّي بعض ما اخترته، أو عُكس سنده. حدّث الصفحة.')
    return { lineId }
  },
})
