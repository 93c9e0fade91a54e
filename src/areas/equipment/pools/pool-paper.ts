import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { poolUnits } from './pool.ts'
import { type HeldPool, poolsOnHire } from './queries.ts'

type Hire = { contractId: string; number: string; name: string; site: string; wilayat: string }

/** What went out, what came back and what is left, for both sides to sign; null where nothing was ever taken. */
export async function poolStatement(ctx: Pick<Ctx, 'db' | 'now' | 'newId' | 'files'>, one: Hire) {
  const { held } = await poolsOnHire(ctx, { contractId: one.contractId, mayTake: false })
  if (held.length === 0) return null
  return printPaper(ctx, 'areas/equipment/pools/papers/pool-statement.typ', {
    ...{ number: one.number, day: dayOf(ctx.now()), title: 'كشف سقالات', english: words, hirer: one.name },
    pairs: [
      ['العميل', one.name],
      ['العقد', { code: one.number }],
      ['الموقع', `${one.site}، ${one.wilayat}`],
      ...held.map(({ name, left, unit }) => [`الباقي من ${name}`, `${left} ${poolUnits[unit]}`]),
    ],
    columns: ['اليوم', 'أُخرج', 'أُعيد', 'الباقي'],
    pools: held.map((pool) => ({ name: pool.name, rows: pool.moves.map(rowOf), shorts: pool.moves.flatMap(shortsIn) })),
  })
}

/** The labels in English beside the Arabic ones. */
const words = {
  'كشف سقالات': 'Scaffolding statement',
  العميل: 'Customer',
  العقد: 'Contract',
  الموقع: 'Site',
  'ممثل الشركة': 'For the company',
}

type Move = HeldPool['moves'][number]

const rowOf = ({ day, out, back, left }: Move) => [dayInWords(day), String(out || ''), String(back || ''), String(left)]

/** How it was settled where both counted differently. */
const stands = { ours: 'حُسب بعدّنا', theirs: 'حُسب بعدّ العميل', open: 'لم يُتفق على العدّ بعد' }

const shortsIn = ({ day, shorts, difference }: Move) =>
  shorts.map(
    ({ name, missing, theirMissing, damaged, theirDamaged }) =>
      `${dayInWords(day)}، ${name}: ناقص ${missing} بعدّنا و${theirMissing} بعدّ العميل، متضرر ${damaged} بعدّنا و${theirDamaged} بعدّ العميل${difference ? `. ${stands[difference]}` : ''}`,
  )
