import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { type Db, ofJobs, openDatabase } from '#platform/db/database.ts'
import { openLog } from '#platform/log.ts'
import { testOffice } from '#testing/office.ts'
import { eighth } from '#testing/sample.ts'
import { databaseUrl } from '#testing/template.ts'
import { dayOf } from '#values/days.ts'
import { checkBooks } from '../areas/finance/closing/checks.ts'
import { standing } from '../areas/parcels/exceptions/sources.ts'
import { parcelRulesNow } from '../areas/parcels/rules/kept-rules.ts'
import { seedIfNew } from './seeding.ts'

/**
 * What the seed tells happened yesterday at ten, or is due today at six: each must be possible whenever somebody starts the product. A
 * commit proves one of these moments beside that of its run; another is proved by one in six that follow.
 */
const moments = [
  '2026-11-20T00:10',
  '2026-12-01T08:59',
  '2026-11-22T18:30',
  '2026-12-31T23:50',
  '2027-01-01T00:01',
  '2027-03-01T13:00',
]

const some = moments.filter((_, at) => eighth === null || at === eighth % moments.length)

describe.each(some)('on %s in Muscat', (moment) => {
  const office = testOffice()

  test('the demonstration office is made, once, and its books agree', async () => {
    office.later(Date.parse(`${moment}:00+04:00`) - office.visitor().now().getTime())
    const house = office.visitor()
    expect(await seedIfNew(house, () => {})).toBe(true)
    expect((await checkBooks(house.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
    const inUnits = house.db.selectFrom('maintenanceRequests').select(['sequence', 'partyId']).where('partId', 'is not', null)
    expect((await inUnits.execute()).map(({ partyId }) => partyId !== null)).toEqual(Array(8).fill(true))
    expect(await unsignedInForce(house.db)).toEqual([])
    expect(await carsOut(house)).toEqual({ out: 15, swapped: 1, byPortal: 1, notEarned: 0 })
    expect(await parcelsTold(house)).toEqual({
      ...{ all: 420, handedOver: 300, returned: 24, out: 2, paid: 3, drafts: 1, claims: 1, short: '250', exceptions: 11 },
      shelves: [12, 48],
    })
    expect(await seedIfNew(house, () => {})).toBe(false)
  })
})

/** Cars that are with somebody, one of them the second of its contract, one of a customer who signs in; and hires whose days are not earned yet. */
async function carsOut({ db, now }: { db: Db; now: () => Date }) {
  const today = dayOf(now())
  const { rows } = await sql`
    select count(*)::int "out", count(*) filter (where s.reason is not null)::int swapped, count(a.account_id)::int "byPortal",
      (select count(*)::int from deferrals where unearned > 0 and from_day <= ${today}::date
        and earned_to < ${today}::date) "notEarned"
    from car_rental_segments s join contracts c on c.id = s.contract_id
    left join customer_accounts a on a.party_id = c.party_id where s.back_at is null`.execute(db)
  return rows[0]
}

/** What a month of parcels left behind, by what is asked of it. */
async function parcelsTold({ db, now }: { db: Db; now: () => Date }) {
  const exceptions = standing({ ...{ now: now(), today: dayOf(now()) }, ...(await parcelRulesNow(db)) })
  const { rows } = await sql`
    select count(*)::int "all", count(*) filter (where state = 'handed-over')::int "handedOver",
      count(*) filter (where state = 'returned')::int "returned",
      (select count(*)::int from parcel_runs where state = 'out') "out",
      (select count(*)::int from payouts where status = 'paid' and id in (select remittance_id from cods)) "paid",
      (select count(*)::int from payouts where status = 'submitted' and id in (select remittance_id from cods)) "drafts",
      (select count(*)::int from parcel_claims) "claims",
      (select sum(declared - counted)::text from cod_hand_overs where counted is not null) "short",
      (select count(*)::int from ${exceptions} x) "exceptions",
      (select array_agg(n order by n) from (select count(*)::int n from parcel_shelves group by branch_id) s) "shelves"
    from parcels`.execute(db)
  return rows[0]
}

/** Contracts in force without every signature that was asked for, each with its time and the hash of what was signed. */
async function unsignedInForce(db: Db) {
  const { rows } = await sql<{ number: string }>`
    select number from contracts c
    where state in ('active', 'suspended', 'notice-given')
      and (signed_on is null or not exists (select from contract_signings s where s.contract_id = c.id)
        or exists (select from contract_signings s where s.contract_id = c.id
          and (s.state <> 'signed' or s.signed_at is null or s.sha256 is null)))`.execute(db)
  return rows
}

describe('while another process tells the story', () => {
  const office = testOffice()

  test('one waits for it, longer than for any other lock', async () => {
    const patience = { ...ofJobs, lock: 100, statement: 200 }
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(office.db)
    const url = databaseUrl(inject('server'), rows[0]?.name ?? '')
    const db = openDatabase(url, openLog({ LOG_LEVEL: 'silent' }), { patience })
    const house = office.visitor()
    await office.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(968002)`.execute(other)
      const waiting = seedIfNew({ ...house, db, config: { ...house.config, MODE: 'production' } }, () => {})
      const first = await Promise.race([waiting, sleep(600, 'still waiting')])
      await sql`select pg_advisory_unlock(968002)`.execute(other)
      expect([first, await waiting]).toEqual(['still waiting', false])
    })
    await db.destroy()
  })
})
