import { nextWorkingDay, printPaper } from '#areas/company/public.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, daysBetween } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { collectedKinds, type Kinds } from '../collected-kind.ts'
import type { OnTheLadder } from './standing.ts'
import { ladderOn, noticeNumber, type WarningStep } from './warning.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'files' | 'contractKinds'>

/** Whose contract it is and about what, by their names; null where its kind warns nobody. */
export async function namesOnContract(asked: Pick<Ctx, 'db'> & Kinds, contractId: string) {
  const [contract] = await contractsNamed(asked, [contractId])
  const kind = collectedKinds(asked).find((one) => one.kind === contract?.kind)
  if (!contract || !kind) return null
  const [[subject], lessor, [tenant]] = await Promise.all([
    kind.subjects(asked, [contractId]),
    kind.lessor(asked, contractId),
    customersNamed(asked, [contract.partyId]),
  ])
  if (!subject) return null
  const called = { contract: contract.number, branchId: contract.branchId, tenant: tenant?.name ?? '', lessor }
  return { ...called, unit: subject.called, kind }
}

/** What a notice of this step would say today, word for word. */
export async function drawnUp(ctx: Reader, lease: OnTheLadder, step: WarningStep) {
  const found = await namesOnContract(ctx, lease.contractId)
  if (!found) return null
  const { kind, ...names } = found
  const today = dayOf(ctx.now())
  const payBy = await nextWorkingDay(ctx, daysAfter(today, ladderOn(today).toPay[step]))
  const { amount, since, charges } = lease
  const { tenant: debtor, unit: subject, lessor, contract } = names
  const words = kind.noticeWords({
    step,
    debtor,
    subject,
    lessor,
    contract,
    amount,
    since,
    payBy,
    days: daysBetween(today, payBy),
  })
  const rows = charges.map(({ id, number, description, dueOn, owed, open }) => {
    const part = owed < open ? `، الجزء غير المغطى من ${inRials(open)}` : ''
    return { chargeId: id, description: `${description}، ${number}${part}`, dueOn, amount: owed }
  })
  return { ...names, ...words, subject: kind.subject, step, issuedOn: today, payBy, amount, rows }
}
export type DrawnNotice = NonNullable<Awaited<ReturnType<typeof drawnUp>>>

/** It is printed once, when it is sent; afterwards its file is handed out. */
export const printNotice = (ctx: Reader, drawn: DrawnNotice, sequence: number) =>
  printPaper(ctx, 'areas/collecting/warnings/papers/notice.typ', {
    ...{ title: drawn.title, number: noticeNumber(sequence), day: drawn.issuedOn, text: drawn.text.split('\n\n') },
    pairs: [
      ['رقم الإخطار', { code: noticeNumber(sequence) }],
      ['تاريخ الإخطار', dayInWords(drawn.issuedOn)],
      ['إلى', drawn.tenant],
      [drawn.subject, drawn.unit],
      ['العقد', drawn.contract],
      ['آخر يوم للسداد', dayInWords(drawn.payBy)],
    ],
    rows: drawn.rows.map(({ description, dueOn, amount }) => [description, dayInWords(dueOn), { rials: amount }]),
    amount: drawn.amount,
  })
