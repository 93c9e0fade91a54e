import { sql } from 'kysely'
import { partiesOnPaper } from '#areas/customers/public.ts'
import { asRow, asRows } from '#areas/finance/as-rows.ts'
import { rentKinds } from '#areas/finance/invoices/charge-kinds.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { type Buyer, type Seller, sellerNow, usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import { sound } from '#areas/finance/ledger/books.ts'
import { mustBePosted, type Outcome, written } from '#areas/finance/ledger/posting.ts'
import { charged } from '#areas/finance/ledger/posting-rules.ts'
import { letters } from '#areas/finance/paper-kinds.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut, folded } from '#values/text.ts'
import { drawUpRent, type RentLine } from './rent.ts'

/**
 * What a tenant owes an owner for some time: under whose mandate, by which lease and for which unit. One source is demanded once. On
 * whose behalf it is demanded stands on the paper, where it is said.
 */
export type Rent = {
  contractId: string
  partyId: string
  branchId: string
  mandateId: string
  resourceId: string | null
  onBehalfOf?: string | undefined
  lines: readonly RentLine[]
  dueOn: string
  suppliedFrom: string
  suppliedUntil: string
  source: { kind: string; id: string }
}

export type RaisedRent = {
  source: string
  invoiceId: string
  number: string
  /** It was demanded before, and nothing was done now. */
  existed: boolean
  charges: { id: string; net: bigint; vat: bigint }[]
}

/** So many papers are issued in one step of the database. */
const atOnce = 200

/** Demands these rents, each once by its source, in the order they came: a run that is repeated, or was stopped half way, asks nobody twice. */
export async function raise(work: Work, rents: readonly Rent[]): Promise<RaisedRent[]> {
  await eachOnce(work, rents)
  const before = await raisedBefore(work, rents)
  const left = rents.filter(({ source }) => !before.has(keyOf(source)))
  if (left.length === 0) return rents.flatMap(({ source }) => before.get(keyOf(source)) ?? [])
  const buyers = await partiesOnPaper(
    work,
    left.map(({ partyId }) => partyId),
  )
  const { seller, rate } = await sellerNow(work)
  const papers = left.map((rent) => {
    const buyer = buyers.get(rent.partyId)
    if (!buyer) throw new Refusal('finance.no-such-customer', 'لم نجد المستأجر في سجل العملاء. حدّث الصفحة.', 404)
    return paperOf(work, rent, { seller, buyer, rate: rate ?? usualRate })
  })
  const done = new Map(before)
  for (let first = 0; first < papers.length; first += atOnce) {
    for (const one of await issue(work, papers.slice(first, first + atOnce))) done.set(one.source, one)
  }
  return rents.flatMap(({ source }) => done.get(keyOf(source)) ?? [])
}

type Source = Rent['source']
const keyOf = ({ kind, id }: Source) => `${kind}:${id}`

/** Of two runs at once the second waits here, and then finds what the first did. */
const eachOnce = async ({ tx }: Work, rents: readonly Rent[]) =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(source, 968013)) from
    (select source from unnest(${rents.map(({ source }) => keyOf(source))}::text[]) source order by source) sources`.execute(tx))

async function raisedBefore({ tx }: Work, rents: readonly Rent[]) {
  const rows = await tx
    .selectFrom('charges as first')
    .innerJoin('charges', 'charges.invoiceId', 'first.invoiceId')
    .innerJoin('invoices', 'invoices.id', 'first.invoiceId')
    .select(['first.source', 'first.sourceId', 'first.invoiceId', 'number', 'charges.id', 'charges.net', 'charges.vat'])
    .where(
      sql<boolean>`(first.source, first.source_id) in (select * from
        unnest(${rents.map(({ source }) => source.kind)}::text[], ${rents.map(({ source }) => source.id)}::text[]))`,
    )
    .orderBy('charges.place')
    .execute()
  const found = new Map<string, RaisedRent>()
  for (const { source: kind, sourceId, invoiceId, number, id, net, vat } of rows) {
    const source = keyOf({ kind, id: sourceId })
    const one = found.get(source) ?? { source, invoiceId, number, existed: true, charges: [] }
    one.charges.push({ id, net, vat })
    found.set(source, one)
  }
  return found
}

type Sides = { seller: Seller; buyer: Buyer; rate: number }

/** The demand with its lines and what is posted of them; its number comes last, from the database. */
function paperOf(work: Work, rent: Rent, { seller, buyer, rate }: Sides) {
  const { branchId, dueOn, suppliedFrom, suppliedUntil, source } = rent
  const [id, partyId, day] = [work.newId(), buyer.id, dayOf(work.now())]
  const drawn = drawUpRent(rent.lines, rate)
  const charges = drawn.lines.map((line, index) => chargeOf(work, { ...rent, partyId, invoiceId: id, place: index + 1 }, line))
  const { net, vat } = drawn
  const journal = {
    source: { kind: 'invoice', id, purpose: 'issue' },
    memo: cut(charges.map(({ description }) => description).join('، '), 200),
    day,
    transfers: charges.flatMap((charge) => charged(charge, { net: charge.net, vat: charge.vat, quarter: quarterOf(day) })),
  }
  const paper = {
    id,
    kind: 'rent-demand' as const,
    partyId,
    branchId,
    dueOn,
    suppliedFrom,
    suppliedUntil,
    net,
    vat,
    seller,
    buyer,
  }
  return { source: keyOf(source), paper, journal, charges }
}

type Place = Omit<Rent, 'lines'> & { invoiceId: string; place: number }

function chargeOf(work: Work, { source, place, ...about }: Place, line: ReturnType<typeof drawUpRent>['lines'][number]) {
  const { invoiceId, partyId, branchId, contractId, resourceId, mandateId, dueOn, onBehalfOf } = about
  return {
    ...{ id: work.newId(), invoiceId, place, partyId, branchId, dueOn, ...line, line: 'rent' as const },
    ...{ quantity: 1000, unitPrice: line.net, discount: 0n, debtAccount: '9110', incomeAccount: rentKinds[line.kind].account },
    ...{ incomeKey: mandateId, contractId, resourceId, projectId: null, vatEvidence: null },
    vatGround: onBehalfOf ? `لحساب ${onBehalfOf}` : null,
    ...{ source: source.kind, sourceId: place === 1 ? source.id : `${source.id}:${place}` },
  }
}

async function issue(work: Work, papers: readonly ReturnType<typeof paperOf>[]): Promise<RaisedRent[]> {
  const said = papers.map(({ paper, journal, charges }) => {
    const posted = sound(work, journal)
    const { entry, moves } = written(work, posted, journal.transfers)
    const words = folded(`${paper.buyer.number} ${paper.buyer.name}`)
    const dates = { issuedOn: posted.day, issuedAt: work.now(), issuedBy: work.actor.id }
    const row = asRow({ ...paper, ...dates, words, credits: null, adds: null, reason: null })
    return `{"entry":${entry},"moves":${moves},"paper":${row},"letters":"${letters[paper.kind]}","lines":${asRows(charges)}}`
  })
  const { rows } = await sql<Outcome & { number: string }>`
    select * from issue_papers(${`[${said.join(',')}]`}::jsonb)`.execute(work.tx)
  return papers.map(({ source, paper, charges }, index) => {
    const { number } = mustBePosted(rows[index], { reverses: null })
    work.record(invoiceIssued, paper.id, { number, kind: paper.kind, partyId: paper.partyId, total: paper.net + paper.vat })
    const raised = charges.map(({ id, net, vat }) => ({ id, net, vat }))
    return { source, invoiceId: paper.id, number, existed: false, charges: raised }
  })
}
