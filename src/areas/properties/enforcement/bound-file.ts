import type { OneNotice } from '#areas/collecting/public.ts'
import { deliveryOutcomes, deliveryWays, warningSteps } from '#areas/collecting/public.ts'
import { printPaper } from '#areas/company/public.ts'
import { chequeStanding, paperOfBouncedCheque } from '#areas/finance/public.ts'
import { registrationStates } from '#areas/properties/leases/lease.ts'
import type { Ctx } from '#platform/context.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords } from '#values/dates.ts'
import { enforcementParts } from './enforcement.ts'
import type { FileOfLease } from './file-of-lease.ts'

type Part = {
  title: string
  pairs?: (string | { code: string })[][]
  head?: string[]
  rows?: unknown[][]
  total?: bigint
  /** The papers behind it, by their names. */
  papers: string[]
}

type Papers = Record<string, Uint8Array>
const rials = (amount: bigint) => ({ rials: amount })

/** The lease, what is owed, what was sent and how it came, and the cheques where there were any: one after the other, with a cover that says on which page. */
export async function bindFile(ctx: Ctx, one: FileOfLease) {
  const papers: Papers = {}
  const take = async (name: string, fileId: string | null | undefined) => {
    const file = fileId ? await keptFile(ctx, fileId) : undefined
    if (!file || !(await ctx.files.has(file.sha256))) return []
    papers[name] = new Uint8Array(await ctx.files.get(file.sha256))
    return [name]
  }
  const parts: Part[] = [
    await leasePart(one, take),
    arrearsPart(one),
    ...(await Promise.all(one.notices.map((notice, at) => noticePart(notice, at, take)))),
    ...(one.cheques.length > 0 ? [await chequesPart(ctx, one, papers)] : []),
  ]
  return printPaper(ctx, 'areas/properties/enforcement/papers/enforcement.typ', {
    ...{ papers, parts, number: one.contract, day: one.today },
    missing: one.missing.map((part) => enforcementParts[part]),
    pairs: coverOf(one),
  })
}

type Take = (name: string, fileId: string | null | undefined) => Promise<string[]>

const coverOf = ({ contract, tenant, lessor, unit, startsOn, endsOn, late, ...one }: FileOfLease) => [
  ['العقد', { code: contract }],
  ['المستأجر', tenant],
  ['المؤجر', lessor],
  ['الوحدة', unit],
  ['المدة', `${dayInWords(startsOn)} إلى ${dayInWords(endsOn)}`],
  ['التوثيق', registrationStates[one.registration]],
  ...(one.registrationNumber ? [['رقم التوثيق', { code: one.registrationNumber }]] : []),
  ...(one.registeredOn ? [['وُثّق في', dayInWords(one.registeredOn)]] : []),
  ...(late
    ? [
        ['المتأخر', rials(late.amount)],
        ['كتابةً', amountInWords(late.amount)],
        ['منذ', dayInWords(late.since)],
      ]
    : []),
]

const leasePart = async ({ papers }: FileOfLease, take: Take): Promise<Part> => ({
  title: 'العقد الموقَّع والموثَّق',
  ...(papers.signed && { pairs: [['وُقّع في', dayInWords(papers.signed.on)]] }),
  papers: [...(await take('lease', papers.paper?.fileId)), ...(await take('signed', papers.signed?.fileId))],
})

/** Every due of the lease, what was paid of it and what is open. */
function arrearsPart({ charges, late, today }: FileOfLease): Part {
  const due = charges.filter(({ dueOn, net, vat }) => dueOn <= today && net + vat > 0n)
  return {
    title: 'كشف المتأخرات',
    head: ['البيان', 'يستحق في', 'المبلغ', 'المفتوح', 'يغطيه شيك'],
    rows: due.map(({ description, dueOn, net, vat, open, covered }) => [
      ...[description, dayInWords(dueOn), rials(net + vat), rials(open), rials(covered)],
    ]),
    ...(late && { total: late.amount }),
    papers: [],
  }
}

async function noticePart(notice: OneNotice, at: number, take: Take): Promise<Part> {
  const proofs = await Promise.all(notice.deliveries.map(({ fileId }, index) => take(`notice-${at}-${index}`, fileId)))
  return {
    title: `${warningSteps[notice.step]} ${notice.number}`,
    head: ['كيف', 'ما آل إليه', 'في', 'المستلم', 'المرجع'],
    rows: notice.deliveries.map(({ way, outcome, onDay, receiver, reference }) => [
      ...[deliveryWays[way], deliveryOutcomes[outcome], dayInWords(onDay), receiver ?? '', { code: reference ?? '' }],
    ]),
    papers: [...(await take(`notice-${at}`, notice.fileId)), ...proofs.flat()],
  }
}

async function chequesPart(ctx: Ctx, { cheques }: FileOfLease, papers: Papers): Promise<Part> {
  const names: string[] = []
  for (const { id, status } of cheques) {
    const memo = status === 'bounced' || status === 'legal' ? await paperOfBouncedCheque(ctx, id) : null
    if (!memo) continue
    papers[`cheque-${id}`] = memo
    names.push(`cheque-${id}`)
  }
  return {
    title: 'الشيكات',
    head: ['الشيك', 'البنك', 'تاريخه', 'المبلغ', 'حاله'],
    rows: cheques.map(({ number, bank, dueOn, amount, status, reason }) => [
      ...[{ code: number }, bank, dayInWords(dueOn), rials(amount)],
      reason ? `${chequeStanding(status)}: ${reason}` : chequeStanding(status),
    ]),
    papers: names,
  }
}
