import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { received } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import { registeredCompany } from '#testing/registered.ts'
import { dayOf } from '#values/days.ts'
import { type BenchOffice, benchOffice, median, perSecond } from './office.ts'
import { fillParties } from './parties.ts'
import { simpleUpdate, stepByPgbench, stepOf, together } from './pgbench.ts'

export type Peopled = BenchOffice & { parties: string[]; branches: string[] }

type Speed = [what: string, perSecond: () => number | Promise<number>]

/** What the books take in a second, in turn with the bare «simple update» of pgbench on the same server. */
export const postingSpeeds = () =>
  benchOffice(async (office) => {
    const people = { ...office, ...(await peopled(office)) }
    const update = await simpleUpdate(office)
    const all: Speed[] = [['yardstick', update.perSecond], ...throughProduct(people), ...(await alone(people))]
    const measured = all.map(([what, speed]) => ({ what, speed, speeds: [0].slice(1) }))
    for (let round = 0; round < 3; round += 1) {
      for (const { speed, speeds } of measured) speeds.push(await speed())
    }
    await update.end()
    await noGaps(office)
    return { by: update.by, speeds: new Map(measured.map(({ what, speeds }) => [what, median(speeds)])) }
  })

/** What a process of the product takes, with all it does besides. */
function throughProduct(people: Peopled): Speed[] {
  const receive = posting(people)
  const [inOne, inEight] = [invoicing(people, people.branches.slice(0, 1)), invoicing(people, people.branches)]
  return [
    ['postings', () => perSecond(receive, { together })],
    ['one series', () => perSecond(inOne, { together })],
    ['eight series', () => perSecond(inEight, { together })],
  ]
}

/** What the database takes by itself: the very step the product asks of it, asked by pgbench as the yardstick is. */
async function alone(people: Peopled): Promise<Speed[]> {
  const { parties, branches } = people
  const [ofParty = '', ofBranch = ''] = [parties[1], branches[0]]
  const posted = await stepOf('post_journal', posting(people))
  const issued = await stepOf('issue_paper', () => invoicing(people, branches)(0))
  const steps = [
    ['postings alone', await stepByPgbench(people, posted, { ofParty })],
    ['one series alone', await stepByPgbench(people, issued, { ofParty, ofBranch, branches: [ofBranch] })],
    ['eight series alone', await stepByPgbench(people, issued, { ofParty, ofBranch, branches })],
  ] as const
  return steps.flatMap(([what, step]): Speed[] => (step ? [[what, step.perSecond]] : []))
}

/** Whoever is billed, where, and by whose tax number. */
export async function peopled({ ctx, admin }: BenchOffice) {
  await changeSettings(ctx, registeredCompany)
  await fillParties(ctx.db, 1_000)
  await admin.query(
    `insert into branches (id, code, name_ar, wilayat, active, added_at)
     select gen_random_uuid(), 'B' || chr(64 + n) || 'X', 'فرع ' || n, 'صلالة', true, now() from generate_series(1, $1::int) n`,
    [together],
  )
  // Books of an office that has been open for a while: what is planned for empty ones is planned anew as they fill.
  await admin.query(
    `insert into leaves (account, key) select account, id::text from parties cross join unnest(array['1210', '2160']) account
     union all select '1110', 'box-' || n from generate_series(0, 3) n`,
  )
  await admin.query('vacuum analyze')
  const ids = async (table: string) =>
    (await admin.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id)
  return { parties: await ids('parties'), branches: await ids('branches') }
}

const oneOf = (all: readonly string[], at: number) => all[at % all.length] ?? ''

/** Money that came from somebody, in the transaction of whoever posts it; nothing but the posting. */
function posting({ ctx, parties }: Peopled) {
  let made = 0
  const { db, ...rest } = ctx
  return () =>
    db.transaction().execute((tx) => {
      made += 1
      const partyId = oneOf(parties, made)
      const work: Work = { ...rest, tx, record() {}, keepFile: async () => '', repeated() {} }
      return post(work, {
        source: { kind: 'bench', id: rest.newId(), purpose: 'receive' },
        memo: 'سند قبض',
        transfers: received(partyId, [{ account: '1110', key: `box-${made % 4}`, amount: 5_000n }]),
      })
    })
}

/** An invoice of three lines as the office issues it: with its number, what is posted, the trail and its delivery. */
function invoicing({ ctx, parties }: Peopled, branches: readonly string[]) {
  let made = 0
  const line = (at: number) => ({
    [`kind${at}`]: 'car-hire',
    [`description${at}`]: `تأجير سيارة ${at}`,
    [`quantity${at}`]: '1',
    [`unitPrice${at}`]: '12.500',
  })
  const day = dayOf(ctx.now())
  const form = { suppliedFrom: day, suppliedUntil: day, dueOn: day, ...line(1), ...line(2), ...line(3) }
  return (lane: number) => {
    made += 1
    return issueInvoice(ctx, { ...form, id: ctx.newId(), partyId: oneOf(parties, made), branchId: oneOf(branches, lane) })
  }
}

/** What was issued so fast is numbered from one on, in every series. */
async function noGaps({ admin }: BenchOffice) {
  const { rows } = await admin.query(
    'select branch_id from invoices group by branch_id, kind, year having max(sequence) <> count(*) or min(sequence) <> 1',
  )
  if (rows.length > 0) throw new Error(`a gap in ${rows.length} series`)
}
