import { type RawBuilder, sql } from 'kysely'
import { isSet } from '#areas/company/public.ts'
import { banksPath, poolsPath } from '#areas/finance/addresses.ts'
import { chequesAddress } from '#areas/finance/cheques/cheque-asked.ts'
import { moneyHeld, trustOfOthers } from '#areas/finance/ledger/own-money.ts'
import { balanceSheetPath } from '#areas/finance/ledger/results-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { daysOf, quarterInWords, quartersUntil, taxPath } from '#areas/finance/quarter.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, baisa, type Exceptions } from '#platform/home.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { near } from './figures.ts'

/** What money that lies still costs in a year, in percent. */
const yearly = 8n
const daysUnidentified = 30

const tomorrow = ({ now }: Pick<Ctx, 'now'>) => daysAfter(dayOf(now()), 1)

type Own = { held: string; theirs: string; least: string | null }

/** Our own money has fallen below what the company wants to keep. */
export const ownBelowLeast: Exceptions = {
  permission: may.viewBooks,
  read: (ctx) =>
    asked(
      sql<Own>`(select json_build_object('held', held::text, 'theirs', theirs::text, 'least', (select value from money_settings
          where key = 'leastOwnMoney' and from_day <= ${dayOf(ctx.now())} order by from_day desc, sequence desc limit 1))
        from (${moneyHeld}) money)`,
      ({ held, theirs, least }) => {
        const [own, kept] = [baisa(held) - baisa(theirs), baisa(least)]
        if (own >= kept) return []
        const about = { title: 'مال الشركة أقل من الحد الأدنى', detail: `الحد ${inRials(kept)}` }
        const delay = { onDay: tomorrow(ctx), amount: kept - own }
        return [{ key: 'own-below-least', ...about, path: balanceSheetPath, since: ctx.now(), delay, act: 'راجع النقد' }]
      },
    ),
}

/** A quarter that is over was not told to the authority. */
const returnDue: Exceptions = {
  permission: may.viewTax,
  read: (ctx) => {
    const [current, quarter = current] = quartersUntil(quarterOf(dayOf(ctx.now())), 2)
    const { last, dueOn } = daysOf(quarter ?? '')
    const isDue: RawBuilder<boolean> = sql`(select ${isSet('vatin')} and exists (select from journals where day <= ${last})
      and not exists (select from vat_returns where quarter = ${quarter}))`
    return asked(isDue, (due) => {
      if (!due || !quarter) return []
      const about = { title: `إقرار ضريبة ${quarterInWords(quarter)} لم يُقدَّم`, detail: `آخر يوم لتقديمه ${dayInWords(dueOn)}` }
      const delay = { onDay: dueOn, law: 'موعد قانوني' }
      return [{ key: `law:vat:${quarter}`, ...about, path: taxPath, since: new Date(`${last}T20:00:00Z`), delay, act: 'قدّمه' }]
    })
  },
}

type Lines = { count: number; oldest: string | null }

const linesUnidentified: Exceptions = {
  permission: may.viewBankLines,
  read: (ctx) =>
    asked(
      sql<Lines>`(select json_build_object('count', count(*), 'oldest', min(day)) from bank_lines
        where status = 'new' and day < ${daysAfter(dayOf(ctx.now()), -daysUnidentified)})`,
      ({ count, oldest }) => {
        if (!oldest) return []
        const about = {
          title: `أسطر في البنك بلا تعريف منذ أكثر من ${daysUnidentified} يومًا`,
          detail: `${howMany(count, 'line')} · أقدمها ${dayInWords(oldest)}`,
        }
        const delay = { onDay: daysAfter(oldest, daysUnidentified), law: 'يُعرَّف خلال 30 يومًا' }
        return [{ key: 'law:bank-lines', ...about, path: banksPath, since: new Date(`${oldest}T08:00:00Z`), delay, act: 'عرّفها' }]
      },
    ),
}

type Bounced = { count: number; sum: string; since: string | null }

const bouncedCheques: Exceptions = {
  permission: may.viewCheques,
  read: (ctx) =>
    asked(
      sql<Bounced>`(select json_build_object('count', count(*), 'sum', coalesce(sum(amount), 0)::text, 'since', min(due_on))
        from cheques where status = 'bounced' and ${near(ctx, may.viewCheques)})`,
      ({ count, sum, since }) => {
        if (!since) return []
        const about = { title: 'شيكات مرتجعة لم تُسوَّ', detail: `${howMany(count, 'cheque')} · ${inRials(baisa(sum))}` }
        const delay = { perDay: (baisa(sum) * yearly) / 36_500n }
        const path = chequesAddress({ state: 'bounced' })
        return [{ key: 'bounced-cheques', ...about, path, since: new Date(`${since}T08:00:00Z`), delay, act: 'تابعها' }]
      },
    ),
}

/** What belongs to owners lies in an account of ours. */
export const ownersMoneyWithUs: Exceptions = {
  permission: may.viewPools,
  read: (ctx) =>
    asked(
      sql<{ held: string; theirs: string }>`(select json_build_object('held', held::text, 'theirs', theirs::text)
        from (${trustOfOthers}) trust)`,
      ({ held, theirs }) => {
        const missing = baisa(theirs) - baisa(held)
        if (missing <= 0n) return []
        const about = { title: 'يُحوّل إلى الأمانات', detail: `${inRials(missing)} للملّاك في حساب الشركة` }
        const delay = { onDay: tomorrow(ctx), law: 'مال لغيرنا' }
        return [{ key: 'law:trust', ...about, path: poolsPath, since: ctx.now(), delay, act: 'حوّله' }]
      },
    ),
}

export const moneyExceptions = [ownBelowLeast, returnDue, linesUnidentified, bouncedCheques, ownersMoneyWithUs]
