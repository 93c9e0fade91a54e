import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { askedOf } from '#areas/customers/list/list.ts'
import { customers } from '#areas/customers/list/queries.ts'
import { foundBy, recordOf } from '#areas/customers/record/record.ts'
import { theHouseItself } from '#platform/actors.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { uuidv7 } from '#platform/ids.ts'
import { openLog } from '#platform/log.ts'

const given = 'سالم سعيد محمد أحمد علي عبدالله خالد ناصر يوسف هيثم فاطمة مريم عائشة نورة زينب منى هدى أسماء ريم سلمى'.split(' ')
const family = 'الكثيري المعشني الشحري الغساني العمري الرواس المهري قطن باعمر الشنفري العوائد جعبوب باوزير تبوك الحضري'.split(' ')

const any = (words: string[], seed: number) => words[Math.abs(Math.imul(seed, 2_654_435_761)) % words.length] ?? ''

/** A customer for each number; always the same one. */
function made(index: number) {
  const name = `${any(given, index)} بن ${any(given, index * 7 + 3)} بن ${any(given, index * 13 + 5)} ${any(family, index * 31 + 1)}`
  return recordOf({
    kind: 'person',
    name,
    phone: `+9687${String(index).padStart(7, '0')}`,
    civilNumber: String(10_000_000 + index),
    whatsapp: true,
  })
}

/** So many customers, in thousands, who are made by nobody else. */
export async function fillParties(db: Db, count: number) {
  await db.deleteFrom('parties').where('createdBy', '=', 'bench').execute()
  const at = new Date()
  const rest = { branchId: null, risk: 'none' as const, version: 1, createdBy: 'bench', createdAt: at, changedAt: at }
  for (let from = 0; from < count; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, step) => {
      const sequence = 1_000_000 + from + step
      const record = made(from + step)
      return { ...record, ...foundBy(sequence, record), ...rest, sequence, id: uuidv7(at) }
    })
    await db.insertInto('parties').values(rows).execute()
  }
  await sql`vacuum analyze parties`.execute(db)
}

const partySearches = [
  '',
  'q=سالم',
  'q=محمد+الكثيري',
  'q=م',
  'q=كثير',
  'q=سالم+محمد+علي+الغساني',
  'q=4567',
  'q=70001234',
  'q=10054321',
  'q=CU-1054321',
  'q=لا+أحد',
  'sort=name',
  'q=سالم&sort=name',
  'kind=company',
]

/** The first page of the register among a hundred thousand, for what a counter types: the slowest of five, warm. */
export async function partySearch(folder: string, count = 100_000) {
  const log = openLog({ LOG_LEVEL: 'error' })
  const server = await startEmbedded(`${folder}/postgres`)
  const db = openDatabase(server.url, log)
  try {
    await fillParties(db, count)
    const ctx = { db, actor: theHouseItself, now: () => new Date() }
    const measured: { query: string; total: number; slowest: number }[] = []
    for (const query of partySearches) {
      const asked = askedOf(new URLSearchParams(query))
      const { total } = await customers(ctx, asked)
      let slowest = 0
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now()
        await customers(ctx, asked)
        slowest = Math.max(slowest, performance.now() - began)
      }
      measured.push({ query, total, slowest })
    }
    return measured
  } finally {
    await db.destroy()
    await server.stop()
  }
}
