import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { clearCheque } from '#areas/finance/cheques/use-cases/clear-cheque.ts'
import { depositCheques, redepositCheque } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { replaceCheque } from '#areas/finance/cheques/use-cases/receive-cheques.ts'
import { unbounceCheque } from '#areas/finance/cheques/use-cases/unbounce-cheque.ts'
import { unclearCheque } from '#areas/finance/cheques/use-cases/unclear-cheque.ts'
import { askCreditTransfer } from '#areas/finance/credit-transfers/use-cases/ask-credit-transfer.ts'
import { reverseCreditTransfer } from '#areas/finance/credit-transfers/use-cases/reverse-credit-transfer.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { deductDeposit } from '#areas/finance/deposits/use-cases/deduct-deposit.ts'
import { refundDeposit } from '#areas/finance/deposits/use-cases/refund-deposit.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { cancelPayout, reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { allocatePayment } from '#areas/finance/receipts/use-cases/allocate-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { reverseSetOff } from '#areas/finance/set-offs/use-cases/reverse-set-off.ts'
import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import { reverseWriteOff } from '#areas/finance/write-offs/use-cases/reverse-write-off.ts'
import type { Ctx } from '#platform/context.ts'
import { creditInvoice } from '../areas/finance/credit-notes/use-cases/credit-invoice.ts'
import type { Counter } from './counter.ts'
import { lockPeriod } from './periods.ts'
import { type Bill, rentActs } from './rent-acts.ts'
import { pdf } from './stories.ts'

type Acts = Record<string, () => Promise<unknown>>
/** What the dice choose among, and what came about so far. */
type Life = {
  counter: Counter
  people: readonly string[]
  throwDice: (sides: number) => number
  bills: Bill[]
  deposits: string[]
}
type Asked = { id: string; approvalId: string | null }

const agreedTo = async (checker: Ctx, { approvalId }: Asked) => approvalId && approve(checker, { approvalId })

export const typed = (baisa: number) => `${Math.floor(baisa / 1000)}.${String(baisa % 1000).padStart(3, '0')}`

export function actsOf(life: Life): Acts {
  const rents = rentActs({ ...life, oneOf: (all) => oneOf(life, all) })
  return { ...dues(life), ...held(life), ...losses(life), ...transfers(life), ...cheques(life), ...rents }
}

/** Thrown where there is nothing yet to do it with: it costs no step of the life. */
export const nothingYet = new Error('nothing yet')

function oneOf<Thing>({ throwDice }: Life, all: readonly Thing[]): Thing {
  const one = all[throwDice(all.length || 1)]
  if (one === undefined) throw nothingYet
  return one
}
const somebody = (life: Life) => oneOf(life, life.people)
const someCharge = (life: Life) => oneOf(life, life.bills).chargeId
/** Notes and coins: nothing smaller than five baisa. */
const cash = ({ throwDice }: Life, most: number) => typed(5 * (1 + throwDice(most / 5)))
const amount = ({ throwDice }: Life, most: number) => typed(1 + throwDice(most))

/** What is billed, paid in part or above it, allocated, credited and reversed, while the past is closed. */
function dues(life: Life): Acts {
  const { counter, throwDice, bills } = life
  const { huda, id, owes, pays } = counter
  const receipts: string[] = []
  return {
    bill: async () => bills.push(await owes(somebody(life), amount(life, 90_000), `2026-01-${10 + throwDice(15)}`)),
    pay: async () => receipts.push((await pays(somebody(life), cash(life, 60_000))).id),
    allocate: async () => allocatePayment(huda(), { id: id(), partyId: somebody(life) }),
    credit: async () => {
      const { invoiceId, chargeId: chargeId1 } = oneOf(life, bills)
      return creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1, net1: amount(life, 60_000) })
    },
    reverseReceipt: async () => reverseReceipt(huda(), { receiptId: oneOf(life, receipts), reason: 'على غيره' }),
    lock: async () => lockPeriod(huda(), { lockedTo: `2026-01-0${1 + throwDice(9)}`, reason: 'إقفال' }),
  }
}

/** Deposits: asked for, deducted from for what was owed, for damage or for the next one, and paid back as credit is. */
function held(life: Life): Acts {
  const { counter, throwDice, deposits } = life
  const { huda, id, noura, checker, office } = counter
  const payouts: string[] = []
  /** Cash for what came another way is given only once somebody else has agreed. */
  const agreed = async (asked: Asked) => {
    await agreedTo(checker, asked)
    return asked.id
  }
  const some = () => oneOf(life, deposits)
  const somePayout = () => ({ payoutId: oneOf(life, payouts) })
  const about = () => ({ id: id(), depositId: some(), reason: 'محضر', evidence: [pdf] })
  const asCash = (most: number) => ({ id: id(), amount: cash(life, most), method: 'cash' as const })
  const chargeOfDeposit = () => office.db.selectFrom('deposits').select('chargeId').where('id', '=', some()).executeTakeFirst()
  return {
    deposit: async () => {
      const contract = { line: throwDice(2) ? 'rent' : 'cars', contract: 'CR-1', dueOn: '2026-01-05' } as const
      deposits.push((await askDeposit(huda(), { id: id(), partyId: somebody(life), amount: cash(life, 45_000), ...contract })).id)
    },
    deduct: async () => {
      const moved = throwDice(3) ? null : await chargeOfDeposit()
      await deductDeposit(huda(), { ...about(), charge: moved?.chargeId ?? someCharge(life), amount: amount(life, 30_000) })
    },
    deductDamage: async () => {
      const damage = { charge: 'new', kind: 'car-damage', description: 'خدش', price: amount(life, 20_000) } as const
      return deductDeposit(huda(), { ...about(), ...damage })
    },
    refundDeposit: async () =>
      payouts.push(await agreed(await refundDeposit(noura, { ...asCash(20_000), depositId: some(), purpose: 'انتهى العقد' }))),
    refund: async () =>
      payouts.push(await agreed(await askRefund(noura, { ...asCash(20_000), partyId: somebody(life), purpose: 'رد رصيد' }))),
    payOut: async () => payPayout(huda(), somePayout()),
    reversePayout: async () => reversePayout(huda(), { ...somePayout(), reason: 'عاد المبلغ' }),
    cancelPayout: async () => cancelPayout(huda(), { ...somePayout(), reason: 'عدل عنه' }),
  }
}

/** What nobody will pay and what is set off: asked for by one, agreed to by another, undone by a third. */
function losses(life: Life): Acts {
  const { counter, throwDice } = life
  const { id, noura, checker } = counter
  const [lost, set]: [Asked[], Asked[]] = [[], []]
  const part = (most: number) => ({ chargeId1: someCharge(life), amount1: amount(life, most), evidence: [] })
  const ofSomebody = () => ({ id: id(), partyId: somebody(life) })
  const approvalOf = (all: Asked[]) => ({ approvalId: oneOf(life, all).approvalId ?? id() })
  const potOf = async (partyId: string) => {
    const held = counter.office.db.selectFrom('deposits').select('id').where('partyId', '=', partyId)
    return throwDice(2) ? 'credit' : oneOf(life, await held.orderBy('askedAt').orderBy('id').execute()).id
  }
  return {
    writeOff: async () => {
      const tried = { reason: 'أفلس', attempts: 'رسالتان' }
      lost.push(await askWriteOff(noura, { ...ofSomebody(), ...part(40_000), ...tried }))
    },
    agreeToLoss: async () => approve(checker, approvalOf(lost)),
    rejectLoss: async () => reject(checker, { ...approvalOf(lost), note: 'يُطالب به', decision: 'reject' }),
    reverseWriteOff: async () =>
      agreedTo(checker, await reverseWriteOff(noura, { writeOffId: oneOf(life, lost).id, reason: 'دفع' })),
    setOff: async () => {
      const whose = ofSomebody()
      const agreed = { pot: await potOf(whose.partyId), consent: 'كتب إلينا', reason: 'تسوية' }
      set.push(await askSetOff(noura, { ...whose, ...part(20_000), ...agreed }))
    },
    agreeToSetOff: async () => approve(checker, approvalOf(set)),
    reverseSetOff: async () => agreedTo(checker, await reverseSetOff(noura, { setOffId: oneOf(life, set).id, reason: 'خطأ' })),
  }
}

/** Credit that goes to the other of them: at once, or when another agrees; and back. */
function transfers(life: Life): Acts {
  const { id, noura, checker } = life.counter
  const asked: Asked[] = []
  return {
    transfer: async () => {
      const partyId = somebody(life)
      const takerId = life.people.find((one) => one !== partyId) ?? ''
      const agreed = { consent: 'كتب إلينا', reason: 'أخوه', evidence: [] }
      asked.push(await askCreditTransfer(noura, { id: id(), partyId, takerId, amount: amount(life, 40_000), ...agreed }))
    },
    agreeToTransfer: async () => approve(checker, { approvalId: oneOf(life, asked).approvalId ?? id() }),
    reverseTransfer: async () =>
      agreedTo(checker, await reverseCreditTransfer(noura, { creditTransferId: oneOf(life, asked).id, reason: 'خطأ' })),
  }
}

/** Cheques: brought, deposited, cleared, bounced, deposited again, replaced and given back. */
function cheques(life: Life): Acts {
  const { counter, people, throwDice } = life
  const { huda, id, brings, accountId, office } = counter
  const inVault: string[] = []
  const some = () => oneOf(life, inVault)
  const [on, reason] = ['2026-01-15', 'كما قال البنك']
  return {
    bring: async () =>
      inVault.push(await brings(somebody(life), amount(life, 60_000), { cover: throwDice(2) ? 'oldest' : 'later' })),
    present: async () => depositCheques(huda(), { id: id(), accountId, chequeId: [some(), some()] }),
    clear: async () => clearCheque(huda(), { chequeId: some(), on }),
    unclear: async () => unclearCheque(huda(), { chequeId: some(), reason }),
    bounce: async () => bounceCheque(huda(), { chequeId: some(), on, reason, ourFee: throwDice(2) ? '1' : '0' }),
    unbounce: async () => unbounceCheque(huda(), { chequeId: some(), reason }),
    presentAgain: async () => redepositCheque(huda(), { id: id(), accountId, chequeId: some() }),
    giveBack: async () => returnCheque(huda(), { chequeId: some(), reason }),
    replace: async () => {
      const [chequeId, number1] = [some(), String(1 + throwDice(900_000_000))]
      const other = { bank: 'بنك نزوى', number1, dueOn1: on, amount1: amount(life, 60_000), cover: 'oldest' } as const
      const { id: list } = await replaceCheque(huda(), { id: id(), partyId: people[0] ?? '', chequeId, reason, ...other })
      const row = office.db.selectFrom('cheques').select('id').where('listId', '=', list)
      inVault.push((await row.executeTakeFirstOrThrow()).id)
    },
  }
}
