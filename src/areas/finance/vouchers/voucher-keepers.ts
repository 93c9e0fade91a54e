import { z } from 'zod'
import { billPaid, supplierRefunded } from '#areas/finance/bills/facts.ts'
import { billPayment, paymentsOfBill } from '#areas/finance/bills/payment-voucher.ts'
import { cashRefundsOf } from '#areas/finance/bills/refund-voucher.ts'
import { cashMoved, sessionClosed } from '#areas/finance/cash/facts.ts'
import { cashMove } from '#areas/finance/cash/move-queries.ts'
import { session } from '#areas/finance/cash/session-queries.ts'
import { lastBounce } from '#areas/finance/cheques/bounce-paper.ts'
import { cheque } from '#areas/finance/cheques/cheque-detail.ts'
import { chequeBounced, chequesDeposited, chequesReceived } from '#areas/finance/cheques/facts.ts'
import { chequeList } from '#areas/finance/cheques/list-detail.ts'
import { slip } from '#areas/finance/cheques/slip-queries.ts'
import { creditTransferShown } from '#areas/finance/credit-transfers/credit-transfer-detail.ts'
import { creditTransferred } from '#areas/finance/credit-transfers/facts.ts'
import { journalPosted } from '#areas/finance/ledger/facts.ts'
import { journal } from '#areas/finance/ledger/journal-queries.ts'
import { type KeptPaper, keepPaper } from '#areas/finance/papers/kept-papers.ts'
import { payoutPaid } from '#areas/finance/payouts/facts.ts'
import { payout } from '#areas/finance/payouts/payout-detail.ts'
import { accountsSetOff } from '#areas/finance/set-offs/facts.ts'
import { setOffShown } from '#areas/finance/set-offs/set-off-detail.ts'
import { staffDebtRepaid } from '#areas/finance/staff-debts/facts.ts'
import { staffRepayment } from '#areas/finance/staff-debts/queries.ts'
import { taxPaid } from '#areas/finance/tax/facts.ts'
import { taxPayment, taxPaymentsOf } from '#areas/finance/tax/payment-queries.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { type Reaction, type Subscriber, savedFact } from '#platform/subscribers.ts'
import {
  paperOfBillPayment,
  paperOfBounce,
  paperOfCashClose,
  paperOfCashRefund,
  paperOfChequeList,
  paperOfChequeSlip,
  paperOfCreditTransfer,
  paperOfJournal,
  paperOfMove,
  paperOfPayout,
  paperOfRepayment,
  paperOfSetOff,
  paperOfTaxPayment,
} from './voucher-papers.ts'

type Reading = Pick<Ctx, 'db' | 'actor' | 'now' | 'files' | 'origin'>
/** The paper of what the fact tells of; null where it has none. */
type Told = (reading: Reading, subjectId: string, data: unknown) => Promise<KeptPaper | null>

const keeping = (paper: string, { name: factName }: { name: string }, told: Told): Subscriber => ({
  name: `finance.keep-${paper}`,
  factName,
  async react(reaction: Reaction, factId, data) {
    const { subjectId } = await savedFact(reaction.tx, factId)
    const kept = await told({ ...reaction, db: reaction.tx, actor: theHouseItself }, subjectId, data)
    if (kept) await keepPaper(reaction, ...kept)
  },
})

function found<One>(one: One | null): One {
  if (one === null) throw new Error('no such paper')
  return one
}

const OfAQuarter = z.object({ number: z.string(), quarter: z.string() })
const Numbered = z.object({ number: z.number() })

/** What is signed or handed over is kept right after it was paid, taken, carried away, counted or posted, as an invoice is. */
export const voucherKeepers: Subscriber[] = [
  keeping('payout', payoutPaid, async (reading, id) => {
    const one = found(await payout(reading, id))
    // Reversed before anybody heard of it, it was paid all the same.
    return paperOfPayout(reading, { ...one, status: 'paid', reversedAt: null, reason: null })
  }),
  keeping('cheque-list', chequesReceived, async (reading, id) =>
    paperOfChequeList(reading, found(await chequeList(reading, id))),
  ),
  keeping('cheque-slip', chequesDeposited, async (reading, id) => paperOfChequeSlip(reading, found(await slip(reading, id)))),
  keeping('bounce', chequeBounced, async (reading, id) => {
    const one = found(await cheque(reading, id))
    return paperOfBounce(reading, { ...one, bounce: found(lastBounce(one)) })
  }),
  keeping('cash-slip', cashMoved, async (reading, id) => {
    const move = found(await cashMove(reading, id))
    return move.bank ? paperOfMove(reading, move) : null
  }),
  keeping('cash-close', sessionClosed, async (reading, id) => paperOfCashClose(reading, found(await session(reading, id)))),
  keeping('journal', journalPosted, async (reading, _, data) => {
    const one = found(await journal(reading, String(Numbered.parse(data).number)))
    return paperOfJournal(reading, { ...one, reversedBy: null })
  }),
  keeping('staff-receipt', staffDebtRepaid, async (reading, id) =>
    paperOfRepayment(reading, { ...found(await staffRepayment(reading, id)), reversedAt: null, reason: null }),
  ),
  keeping('credit-transfer', creditTransferred, async (reading, id) =>
    paperOfCreditTransfer(reading, { ...found(await creditTransferShown(reading, id)), status: 'done', endReason: null }),
  ),
  keeping('set-off', accountsSetOff, async (reading, id) =>
    paperOfSetOff(reading, { ...found(await setOffShown(reading, id)), status: 'done', endReason: null }),
  ),
  {
    name: 'finance.keep-bill-payment',
    factName: billPaid.name,
    // The fact is told of the bill: of which of its payments, those say that are not kept yet.
    async react(reaction, factId) {
      const reading = { ...reaction, db: reaction.tx, actor: theHouseItself }
      const { subjectId } = await savedFact(reaction.tx, factId)
      for (const { id } of await paymentsOfBill(reading, subjectId)) {
        await keepPaper(reaction, ...paperOfBillPayment(reading, found(await billPayment(reading, id))))
      }
    },
  },
  {
    name: 'finance.keep-supplier-receipt',
    factName: supplierRefunded.name,
    async react(reaction, factId) {
      const reading = { ...reaction, db: reaction.tx, actor: theHouseItself }
      const { subjectId } = await savedFact(reaction.tx, factId)
      for (const one of await cashRefundsOf(reading, subjectId))
        await keepPaper(reaction, ...paperOfCashRefund(reading, { ...one, reversedAt: null, reason: null }))
    },
  },
  keeping('tax-payment', taxPaid, async (reading, _, data) => {
    const { number, quarter } = OfAQuarter.parse(data)
    const { payments } = await taxPaymentsOf(reading, quarter)
    const one = found(await taxPayment(reading, payments.find((payment) => payment.number === number)?.id))
    return paperOfTaxPayment(reading, { ...one, reason: null, reversedAt: null })
  }),
]
